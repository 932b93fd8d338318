// @vitest-environment node
import { expect, it } from "vitest";
import { accountPaths, type GameBreak } from "../../../../sandbox/model";
import { bearer, describedSender, noon, onBothWires, refusalOf, resultOf } from "./wire";

const day = 24 * 60 * 60 * 1000;

onBothWires((wire) => {
  const tokenOf = (username: string) => wire().model.sessions.open(username);
  const read = async (username: string, path: string, query = {}) =>
    resultOf(await wire().ask(`GET ${path}`, { headers: bearer(tokenOf(username)), query }));
  const selfExclusion = (username: string) => read(username, accountPaths.selfExclusion);
  const pauses = (username: string) => read(username, accountPaths.gamePauses, { permanenti: "false" });
  const inbox = (username: string) => read(username, accountPaths.inbox, describedSender);
  const openBets = async (username: string) =>
    resultOf(await wire().ask(`GET ${accountPaths.openBets}`, { query: { tokenJWT: tokenOf(username) } }));

  it("marco is self-excluded until an end date, which is relative to the model's start", async () => {
    const record = {
      active: true,
      from: "2026-11-11T12:00:00.000Z",
      until: "2027-02-09T12:00:00.000Z",
      billCode: "AE-2026-004172",
    };
    expect(await selfExclusion("marco")).toEqual(record);
    expect(await pauses("marco")).toEqual({ breaks: [] });
    const { model } = wire();
    model.clock.advance(80 * day - 1);
    expect(await selfExclusion("marco")).toEqual(record);
    model.clock.advance(1);
    expect(await selfExclusion("marco")).toEqual({ ...record, active: false });
    expect(model.players.find("marco")?.restriction).toBe("none");
    model.reset();
    expect(await selfExclusion("marco")).toEqual(record);
  });

  it("anna has one temporary pause for three more days", async () => {
    expect(await selfExclusion("anna")).toMatchObject({ active: false });
    expect(await pauses("anna")).toEqual({
      breaks: [
        {
          scope: "Tutti i giochi",
          from: "2026-11-17T12:00:00.000Z",
          until: "2026-11-24T12:00:00.000Z",
          permanent: false,
        },
      ],
    });
    const { players, clock } = wire().model;
    expect(players.find("anna")?.restriction).toBe("game-pause");
    clock.advance(3 * day);
    expect(players.find("anna")?.restriction).toBe("none");
  });

  it("tests can set and remove a restriction until the reset", async () => {
    const { model } = wire();
    model.players.setRestriction("giulia", "self-exclusion");
    expect(await selfExclusion("giulia")).toMatchObject({ active: true });
    model.players.setRestriction("giulia", "game-pause");
    expect(await selfExclusion("giulia")).toMatchObject({ active: false });
    expect(await pauses("giulia")).toMatchObject({ breaks: [{ permanent: false }] });
    model.players.setRestriction("marco", "none");
    expect(await selfExclusion("marco")).toMatchObject({ active: false });

    const endless = { from: noon, until: null, billCode: "AE-1" };
    model.players.setSelfExclusion("giulia", endless);
    expect(await selfExclusion("giulia")).toEqual({
      active: true,
      from: "2026-11-21T12:00:00.000Z",
      until: null,
      billCode: "AE-1",
    });
    const bingo: GameBreak = { scope: "Bingo", from: noon + day, until: null, permanent: true };
    model.players.setBreaks("anna", [bingo]);
    expect(await pauses("anna")).toMatchObject({
      breaks: [{ scope: "Bingo", until: null, permanent: true }],
    });
    expect(model.players.find("anna")?.restriction).toBe("none");

    model.reset();
    expect(await selfExclusion("giulia")).toMatchObject({ active: false });
    expect(await pauses("anna")).toMatchObject({ breaks: [{ scope: "Tutti i giochi" }] });
  });

  it("giulia has two single bets and a multiple one, whose returns follow from stake and odds", async () => {
    const { bets } = (await openBets("giulia")) as {
      bets: { stake: number; potentialReturn: number; status: string; legs: { odds: number }[] }[];
    };
    expect(bets.map(({ legs }) => legs.length)).toEqual([1, 3, 1]);
    for (const { stake, potentialReturn, status, legs } of bets) {
      const product = legs.reduce((odds, leg) => odds * leg.odds, 1);
      expect(potentialReturn).toBeCloseTo(stake * product, 2);
      expect(status).toBe("open");
    }
    expect(await openBets("anna")).toEqual({ bets: [] });
  });

  it("tests can change open bets and unread messages until the reset", async () => {
    const { model } = wire();
    const bet = { id: "S-1", placedAt: noon, stake: 2, potentialReturn: 4, status: "open", legs: [] };
    model.players.setOpenBets("anna", [bet]);
    model.players.setUnreadMessages("anna", 12);
    expect(await openBets("anna")).toEqual({ bets: [{ ...bet, placedAt: "2026-11-21T12:00:00.000Z" }] });
    expect(await inbox("anna")).toEqual({ numberMessage: 12 });
    model.reset();
    expect(await openBets("anna")).toEqual({ bets: [] });
    expect(await inbox("anna")).toEqual({ numberMessage: 0 });
  });

  it("open bets accept a token only in the query", async () => {
    const { ask } = wire();
    const name = `GET ${accountPaths.openBets}`;
    const token = tokenOf("giulia");
    const twice = await ask(name, { query: { tokenJWT: token }, headers: bearer(token) });
    expect(twice.status).toBe(400);
    expect(refusalOf(twice).message).toContain("the query has the token");
    expect((await ask(name, { query: { tokenJWT: "eyJ.x.y" } })).status).toBe(401);
    expect((await ask(name)).status).toBe(400);
  });

  it("products are enabled once, and not for restricted players", async () => {
    const { model, ask } = wire();
    const enable = async (username: string) =>
      resultOf(
        await ask(`POST ${accountPaths.productEnable}`, {
          headers: bearer(tokenOf(username)),
          body: { ...describedSender, sessionId: "s1", productId: "bingo" },
        }),
      );
    expect([await enable("giulia"), await enable("giulia")]).toEqual([{ enabled: true }, { enabled: true }]);
    expect(model.players.find("giulia")?.products).toEqual(["bingo"]);
    expect([await enable("marco"), await enable("anna")]).toEqual([{ enabled: false }, { enabled: false }]);
    expect(model.players.find("marco")?.products).toEqual([]);
    model.reset();
    expect(model.players.find("giulia")?.products).toEqual([]);
  });
});
