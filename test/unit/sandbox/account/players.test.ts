// @vitest-environment node
import { expect, it } from "vitest";
import { accountPaths } from "../../../../sandbox/model";
import { bearer, describedSender, onBothWires, refusalOf, resultOf } from "./wire";

const day = 24 * 60 * 60 * 1000;

onBothWires((wire) => {
  const tokenOf = (username: string) => wire().model.sessions.open(username);
  const read = async (username: string, path: string, query = {}) =>
    resultOf(await wire().ask(`GET ${path}`, { headers: bearer(tokenOf(username)), query }));
  const selfExclusion = (username: string) => read(username, accountPaths.selfExclusion);
  const pauses = (username: string) => read(username, accountPaths.gamePauses, { permanenti: "false" });

  it("the player marco is self-excluded until a date relative to the model's start", async () => {
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
  });

  it("the player anna has one temporary game pause, which ends after three days", async () => {
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

  it("the call for open bets accepts a token only in the query string", async () => {
    const { ask } = wire();
    const name = `GET ${accountPaths.openBets}`;
    const token = tokenOf("giulia");
    const twice = await ask(name, { query: { tokenJWT: token }, headers: bearer(token) });
    expect(twice.status).toBe(400);
    expect(refusalOf(twice).message).toContain("the token is in the query");
    expect((await ask(name, { query: { tokenJWT: "eyJ.x.y" } })).status).toBe(401);
    expect((await ask(name)).status).toBe(400);
  });

  it("a product can be enabled repeatedly, but never for a restricted player", async () => {
    const { ask } = wire();
    const enable = async (username: string) =>
      resultOf(
        await ask(`POST ${accountPaths.productEnable}`, {
          headers: bearer(tokenOf(username)),
          body: { ...describedSender, sessionId: "s1", productId: "bingo" },
        }),
      );
    expect([await enable("giulia"), await enable("giulia")]).toEqual([{ enabled: true }, { enabled: true }]);
    expect([await enable("marco"), await enable("anna")]).toEqual([{ enabled: false }, { enabled: false }]);
  });
});
