// @vitest-environment node
import { describe, expect, it } from "vitest";
import { issueAward } from "../../../../sandbox/model/gamification/actions/awards";
import { setNextTile, setPlays } from "../../../../sandbox/model/gamification/actions/plays";
import { createEntityWrites } from "../../../../src/gamification/entities/entity-writes";
import { optInWrite } from "../../../../src/gamification/entities/opt-in";
import {
  awardsSince,
  checkPlay,
  donationWrite,
  playThrough,
  wonAwardList,
} from "../../../../src/gamification/instant-wins/play-queries";
import { instantWinList } from "../../../../src/gamification/instant-wins/queries";
import { createLog } from "../../../../src/utils/log";
import { advance, connected, second, startClient } from "../support/start-client";

/** Advances the fake clock so that the simulated platform can reply, and returns the result of the call. */
async function answered<Value>(call: Promise<Value>, milliseconds = 200): Promise<Value> {
  // Prevents an unhandled rejection. The caller gets the failure from the returned promise.
  call.catch(() => undefined);
  await advance(milliseconds);
  return call;
}

const query = { tags: [], ids: [], language: "it" };
const wheel = "iw-ruota";
const scratch = "iw-gratta";

/** Giulia and her instant wins on the simulated platform. */
async function startInstantWins() {
  const h = startClient();
  await connected(h.client);
  const silent = createLog(() => "silent");
  const writes = createEntityWrites(silent, Date.now);
  const session = new AbortController();
  const panels = {
    write: (_: string, id: string, create: (client: typeof h.client, signal: AbortSignal) => never) =>
      writes.run(id, create(h.client, session.signal)),
  };
  const lost: string[] = [];
  const play = (at = Date.now(), id = wheel) =>
    playThrough(panels as never, { id, at }, { language: "it", now: Date.now }, () => void lost.push("lost"));
  const count = (name: string) => h.sentCalls().filter((sent) => sent === name).length;
  return { ...h, writes, session, play, count, lost };
}

describe("a page of instant wins", () => {
  it("has the member's plays, the rewards and the look files, but no hidden instant wins", async () => {
    const h = await startInstantWins();
    const { data, meta } = await answered(
      instantWinList.readPage(h.client, query, { skip: 0, limit: 20 }, {}),
    );
    expect(h.sentCalls().sort()).toEqual([
      "getFiles",
      "getInstantWinAvailablePlays",
      "getRewards",
      "listInstantWins",
      "optInStates",
    ]);
    expect(data.map(({ id, plays }) => [id, plays])).toEqual([
      ["iw-ruota", 3],
      ["iw-gratta", 2],
      ["iw-caselle", 2],
      ["iw-ruota-prossima", 0],
      ["iw-finita", 1],
    ]);
    expect(meta?.totalRecordsFound).toBe(5);
    expect(data[0]).toMatchObject({ hasLookFile: true, rewards: [{}, {}, {}] });
    expect(data[1]).toMatchObject({ hasLookFile: false, optIn: { status: "Entrant" } });
    expect(data[0]?.optIn).toBeUndefined();
  });

  it("does not request look files if all instant wins are wheels", async () => {
    const h = await startInstantWins();
    await answered(instantWinList.readPage(h.client, { ...query, ids: [wheel] }, { skip: 0, limit: 20 }, {}));
    expect(h.count("getFiles")).toBe(0);
    h.model.faults.add({ match: "/gapi/listInstantWins", status: 403 });
    const refused = await answered(
      instantWinList.readPage(h.client, query, { skip: 0, limit: 20 }, { fresh: true }),
    );
    expect(refused.data).toEqual([]);
  });

  it("fails if the plays cannot be read, but not if the rewards cannot be read", async () => {
    const h = await startInstantWins();
    h.model.faults.add({ match: "/gapi/getRewards", status: 500 });
    const { data } = await answered(
      instantWinList.readPage(h.client, query, { skip: 0, limit: 20 }, { fresh: true }),
    );
    expect(data[0]?.rewards).toEqual([]);
    h.model.faults.add({ match: "/gapi/getInstantWinAvailablePlays", status: 500 });
    const reading = instantWinList.readPage(h.client, query, { skip: 0, limit: 20 }, { fresh: true });
    await expect(answered(reading)).rejects.toMatchObject({ kind: "remote" });
  });
});

describe("the awards of a play", () => {
  it("are the awards that its instant win has issued since the play", async () => {
    const h = await startInstantWins();
    const { gamification } = h.model;
    issueAward(gamification, "mem-giulia", "rew-ruota-giri");
    await advance(60 * second);
    const query = { id: wheel, at: Date.now(), language: "it" };
    const read = () =>
      answered(wonAwardList.readPage(h.client, query, { skip: 0, limit: 20 }, { fresh: true }));
    expect(awardsSince(query, (await read()).data)).toEqual([]);
    await advance(second);
    const { id } = issueAward(gamification, "mem-giulia", "rew-ruota-giri");
    expect(awardsSince(query, (await read()).data)).toMatchObject([{ id, entityId: wheel }]);
  });
});

it("an instant win with opt-in can be left and joined again, and only entrants can play it", async () => {
  const h = await startInstantWins();
  const read = async () => {
    const page = { skip: 0, limit: 20 };
    const reply = await answered(
      instantWinList.readPage(h.client, { ...query, ids: [scratch] }, page, { fresh: true }),
    );
    return reply.data[0]?.optIn?.status;
  };
  const change = async (action: "join" | "leave") => {
    const changing = h.writes.run(
      scratch,
      optInWrite(h.client, { entityId: scratch, entityType: "InstantWin", action }),
    );
    await advance(30 * second);
    return (await changing)?.status;
  };
  expect([await change("leave"), await read()]).toEqual(["done", "NotEntered"]);
  expect(await answered(h.play(Date.now(), scratch))).toEqual({ status: "failed", kind: "remote" });
  expect([await change("join"), await read()]).toEqual(["done", "Entrant"]);
  expect(await answered(h.play(Date.now(), scratch))).toMatchObject({ status: "result" });
});

describe("a play of an instant win", () => {
  it("returns the platform's outcome after a single call", async () => {
    const h = await startInstantWins();
    setNextTile(h.model.gamification, "mem-giulia", wheel, 2);
    const report = await answered(h.play());
    expect(report).toMatchObject({
      status: "result",
      outcome: { play: "play-iw-ruota-0", left: 2, awards: [{ rewardId: "rew-ruota-giri", value: 10 }] },
    });
    expect([h.count("playInstantWin"), h.lost]).toEqual([1, []]);
  });

  it("fails if the platform refuses it", async () => {
    const h = await startInstantWins();
    setPlays(h.model.gamification, "mem-giulia", wheel, 0);
    expect(await answered(h.play())).toEqual({ status: "failed", kind: "remote" });
  });

  it("is resolved by a read of plays and awards, and not sent again, if its reply is lost", async () => {
    const h = await startInstantWins();
    setNextTile(h.model.gamification, "mem-giulia", wheel, 2);
    h.model.faults.add({ match: "/gapi/playInstantWin", drop: true, times: 1 });
    const playing = h.play();
    await advance(30 * second);
    expect(await playing).toMatchObject({
      status: "checked",
      check: { left: 2, awards: [{ rewardId: "rew-ruota-giri" }] },
    });
    expect([h.count("playInstantWin"), h.lost]).toEqual([1, ["lost"]]);
  });

  it("is not sent again if its reply is unreadable, even if the platform has added plays", async () => {
    const h = await startInstantWins();
    h.model.faults.add({ match: "/gapi/playInstantWin", body: "malformed", times: 1 });
    setPlays(h.model.gamification, "mem-giulia", wheel, 4);
    const playing = h.play();
    await advance(60 * second);
    // The platform added plays in the meantime, so their number does not prove whether the play counted.
    expect(await playing).toMatchObject({ status: "checked" });
    expect(h.count("playInstantWin")).toBe(1);
  });

  it("finds its prize after a lost reply, even if the platform has added a play in the meantime", async () => {
    const h = await startInstantWins();
    setNextTile(h.model.gamification, "mem-giulia", wheel, 2);
    h.model.faults.add({ match: "/gapi/playInstantWin", drop: true, times: 1 });
    const playing = h.play();
    await advance(0.1 * second);
    expect(h.model.gamification.space.now().members["mem-giulia"]?.plays[wheel]).toBe(2);
    setPlays(h.model.gamification, "mem-giulia", wheel, 3);
    await advance(30 * second);
    expect(await playing).toMatchObject({
      status: "checked",
      check: { left: 3, awards: [{ rewardId: "rew-ruota-giri" }] },
    });
  });

  it("finds its prize after its tab was closed, even if the number of plays is the same as before", async () => {
    const h = await startInstantWins();
    const at = Date.now();
    issueAward(h.model.gamification, "mem-giulia", "rew-ruota-giri");
    await advance(60 * second);
    const context = { language: "it", now: Date.now() };
    const check = await answered(checkPlay(h.client, { id: wheel, at }, context));
    expect(check).toMatchObject({ left: 3, awards: [{ rewardId: "rew-ruota-giri" }] });
  });

  it("is reported as `unchecked` if its reply is lost and the number of plays cannot be read", async () => {
    const h = await startInstantWins();
    h.model.faults.add({ match: "/gapi/playInstantWin", drop: true, times: 1 });
    h.model.faults.add({ match: "/gapi/getInstantWinAvailablePlays", status: 500 });
    const playing = h.play();
    await advance(60 * second);
    expect(await playing).toEqual({ status: "unchecked" });
  });
});

it("a donation of plays is reported as done when a read no longer counts the donated plays", async () => {
  const h = await startInstantWins();
  const done = h.writes.run(wheel, donationWrite(h.client, { id: wheel, count: 2, before: 3 }));
  expect(await answered(done)).toMatchObject({ status: "done" });
  expect(h.model.gamification.space.now().members["mem-giulia"]?.plays[wheel]).toBe(1);
});
