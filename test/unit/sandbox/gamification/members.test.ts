// @vitest-environment node
import { describe, expect, it } from "vitest";
import { calls } from "../../../../src/gamification/call-names";
import { startBroker } from "./client";

describe("opting in", () => {
  const join = (entityId: string, action = "join") => ({ entityId, entityType: "Competition", action });

  it("is pending in the reply and complete in the callback to all connections of the member", () => {
    const { player } = startBroker();
    const one = player();
    const other = player();
    const anna = player("anna");
    expect(one.call("manageOptin", join("com-poker"))?.data[0]).toMatchObject({
      status: "Entering",
      statusCode: 10,
    });
    for (const client of [one, other]) {
      expect(client.callbacks("optinStatus")).toMatchObject([{ entityId: "com-poker", statusCode: 15 }]);
    }
    expect(anna.callbacks("optinStatus")).toEqual([]);
    one.call("manageOptin", join("com-poker", "leave"));
    expect(one.callbacks("optinStatus")).toMatchObject([{ statusCode: 15 }, { statusCode: 5 }]);
  });

  it.each([
    ["com-finished", 400],
    ["com-ignoto", 404],
    ["com-completo", 400],
    ["ach-livello-oro", 400],
    ["ach-dopo-due", 400],
  ])("is refused for %s with %i", (entityId, status) => {
    expect(startBroker().player().call("manageOptin", join(entityId))?.errors?.[0]?.status).toBe(status);
  });

  it.each(["ach-seconda-visita", "com-coppa"])("succeeds for %s, whose conditions are met", (entityId) => {
    expect(startBroker().player().call("manageOptin", join(entityId))?.errors).toEqual([]);
  });

  it("gives the member a position and points only after the contest has begun", () => {
    const { model, player } = startBroker();
    const client = player();
    function standing(competitionId: string) {
      const contestFilter = { competitionIds: [competitionId], constraints: ["includeOptInStatus"] };
      const { optInStatus } = client.call("getContests", { contestFilter })?.data[0];
      return [optInStatus.position, optInStatus.points];
    }
    const board = model.gamification.boards.standing("con-autunno-1", "mem-giulia");
    expect(board?.position).toBeGreaterThan(0);
    expect(standing("com-autunno")).toEqual([board?.position, board?.points]);
    client.call("manageOptin", join("com-poker"));
    expect(standing("com-poker"), "it has not begun").toEqual([undefined, 0]);
  });

  it("adds the member to the contest's leaderboard until the member opts out", () => {
    const { model, player } = startBroker();
    const client = player("anna");
    const isOnBoard = () => model.gamification.boards.has("con-slot-lampo-1", "mem-anna");
    expect(isOnBoard()).toBe(false);
    client.call("manageOptin", join("com-slot-lampo"));
    expect(isOnBoard()).toBe(true);
    client.call("manageOptin", join("com-slot-lampo", "leave"));
    expect(isOnBoard()).toBe(false);
  });
});

describe("awards", () => {
  it("can be claimed once, which notifies the member", () => {
    const client = startBroker().player();
    const claim = () => client.call("claimAwards", { awardIds: ["awa-da-riscattare"] });
    expect(claim()).toMatchObject({
      data: [{ status: "Claimed", statusCode: 35, claimed: true }],
      errors: [],
    });
    expect(client.callbacks("entityStateChanged")).toMatchObject([
      {
        entityType: "Award",
        entityId: "awa-da-riscattare",
        typeOffChange: 10,
        previousState: 15,
        currentState: 35,
      },
    ]);
    expect(claim()).toMatchObject({ data: [], errors: [{ status: 400 }] });
  });

  it("can be claimed in one call, in which each award succeeds or fails separately", () => {
    const client = startBroker().player();
    const reply = client.call("claimAwards", { awardIds: ["awa-senza-date", "awa-scaduto", "awa-di-altri"] });
    expect(reply?.data).toHaveLength(1);
    expect(reply?.errors?.map(({ status }) => status)).toEqual([400, 404]);
    expect(client.call("declineAwards", { awardIds: ["awa-trattenuto"] })?.data[0]).toMatchObject({
      statusCode: 102,
    });
    expect(client.call("claimAwards", { awardIds: ["awa-in-arrivo"] })?.errors).toHaveLength(1);
  });

  it("can be claimed only until their deadline: a date, a point in time or a period", () => {
    const { model, player } = startBroker();
    const client = player();
    const claim = (id: string) => client.call("claimAwards", { awardIds: [id] });
    expect(claim("awa-vecchio-da-riscattare")?.data).toMatchObject([{ status: "Claimed", statusCode: 35 }]);
    model.clock.advance(7 * 24 * 60 * 60_000);
    for (const id of ["awa-da-riscattare", "awa-a-termine", "awa-senza-date"]) {
      expect(claim(id)?.errors, id).toMatchObject([{ status: 400 }]);
    }
  });

  it("expire at their deadline if they are not claimed", () => {
    const { model, player } = startBroker();
    const client = player();
    model.clock.advance(26 * 60_000);
    model.gamification.tick();
    expect(client.callbacks("entityStateChanged")).toContainEqual(
      expect.objectContaining({ entityId: "awa-in-scadenza", previousState: 15, currentState: 100 }),
    );
  });
});

describe("messages", () => {
  const update = (id: string, status: string) => [{ id: [id], status }];

  it("can be read and then deleted, but not restored", () => {
    const client = startBroker().player();
    const set = (status: string) => client.call("updateMessagesState", update("msg-benvenuta", status));
    expect(set("Read")).toMatchObject({ results: [{ id: "msg-benvenuta", result: "UPDATED" }], errors: [] });
    expect(set("Deleted")?.errors).toEqual([]);
    expect(set("New")).toMatchObject({ results: [], errors: [{ status: 400 }], meta: { errorCount: 1 } });
    expect(client.callbacks("entityChanged")).toMatchObject([{ typeOffChange: 2 }, { typeOffChange: 2 }]);
  });
});

describe("an instant win", () => {
  const play = { instantWinId: "iw-ruota" };

  it("gives the same results in every run, and uses up one play each time", () => {
    const outcomes = [1, 2].map(() => {
      const client = startBroker().player();
      return [1, 2, 3].map(() => client.call("playInstantWin", play)?.data[0]);
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.map(({ remainingPlays }: { remainingPlays: number }) => remainingPlays)).toEqual([
      2, 1, 0,
    ]);
  });

  it("is refused and changes nothing if the member has no plays left", () => {
    const client = startBroker().player("anna");
    expect(client.call("playInstantWin", play)?.errors?.[0]?.status).toBe(400);
    expect(client.call("getInstantWinAvailablePlays", { instantWinIds: ["iw-ruota"] })?.data).toEqual([
      { instantWinId: "iw-ruota", remainingPlays: 0 },
    ]);
  });

  it("issues an award and includes it in the reply if the member wins", () => {
    const { model, player } = startBroker();
    model.gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      plays: { "iw-ruota": 60 },
    }));
    const client = player();
    const played = Array.from({ length: 60 }, () => client.call("playInstantWin", play));
    const results = played.flatMap((reply) => calls.playInstantWin.read(reply).data);
    const awards = results.flatMap((one) => one.results.awards ?? []);
    const tiles = results.flatMap((one) => one.results.tiles);
    const won = tiles.filter(({ reward }) => reward);
    expect(won.length).toBeGreaterThan(3);
    expect(won.length).toBeLessThan(30);
    expect(awards).toHaveLength(won.length);
    const created = client.callbacks("entityChanged").filter(({ entityType }) => entityType === "Award");
    expect(created.map(({ entityId }) => entityId)).toEqual(awards.map(({ awardId }) => awardId));
    expect(created[0]).toMatchObject({ typeOffChange: 1, metadata: { claimed: false, statusCode: 15 } });
  });

  it("lets a member donate plays, but no more than are left", () => {
    const client = startBroker().player();
    const donate = (count: number) =>
      client.call("donateInstantWinPlays", { ...play, numberOfPlaysToDonate: count });
    expect(donate(2)?.data).toEqual([{ instantWinId: "iw-ruota", remainingPlays: 1 }]);
    expect(donate(2)?.errors?.[0]?.status).toBe(400);
    expect(donate(0)?.errors?.[0]?.status).toBe(400);
  });
});

describe("a token for another member", () => {
  it("is issued with the requested lifetime if the call contains the operator's key and the member's reference id", () => {
    const { model, visitor, player } = startBroker();
    const client = visitor();
    const request = { apiKey: model.gamification.apiKey, member: "anna", isReferenceId: true, expires: 10 };
    const reply = client.call("createMemberToken", {
      ...request,
      includeActivesByEntity: { entityType: "Award" },
    });
    expect(reply?.data).toMatchObject({ modelCount: { Award: 0 } });
    const { jwtToken } = reply?.data as { jwtToken: string };
    expect(model.gamification.tokens.read(jwtToken)).toMatchObject({ memberId: "mem-anna" });
    model.clock.advance(10 * 60_000);
    expect(model.gamification.tokens.read(jwtToken)).toBe("expired");
    expect(player().call("createMemberToken", { ...request, apiKey: "x" })?.errors?.[0]?.status).toBe(401);
  });
});
