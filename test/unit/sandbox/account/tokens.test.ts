// @vitest-environment node
import { expect, it } from "vitest";
import { accountPaths, refreshableAfterExpiry, tokenLife } from "../../../../sandbox/model";
import { basic, bearer, describedSender, onBothWires, resultOf, sender, statelessCall } from "./wire";

onBothWires((wire) => {
  const refresh = (jwt: string) =>
    wire().ask(`POST ${accountPaths.refresh}`, { headers: bearer(jwt), body: { jwt } });
  const newToken = async (jwt: string) => ((await refresh(jwt)).body as { token: string }).token;
  const balanceStatus = async (jwt: string) => {
    const parts = { headers: bearer(jwt), query: describedSender };
    return (await wire().ask(`GET ${accountPaths.balance}`, parts)).status;
  };

  it("can be exchanged once; the old token stays valid until its own expiry", async () => {
    const { model } = wire();
    const old = model.sessions.open("anna");
    model.clock.advance(tokenLife - 1000);
    const fresh = await newToken(old);
    expect(fresh).not.toBe(old);
    expect((await refresh(old)).status).toBe(401);
    expect([await balanceStatus(old), await balanceStatus(fresh)]).toEqual([200, 200]);
    model.clock.advance(1000);
    expect([await balanceStatus(old), await balanceStatus(fresh)]).toEqual([401, 200]);
    expect(model.sessions.usernameOf(await newToken(fresh))).toBe("anna");
  });

  it("can be exchanged for 30 days after their expiry, no longer, and not after a reset", async () => {
    const { model } = wire();
    const [inTime, tooLate] = [model.sessions.open("giulia"), model.sessions.open("giulia")];
    model.clock.advance(tokenLife + refreshableAfterExpiry - 1);
    expect(await balanceStatus(inTime)).toBe(401);
    expect(await balanceStatus(await newToken(inTime))).toBe(200);
    model.clock.advance(1);
    expect((await refresh(tooLate)).status).toBe(401);
    const before = model.sessions.open("giulia");
    model.reset();
    expect((await refresh(before)).status).toBe(401);
  });

  it("cannot be exchanged by a caller with another token", async () => {
    const { model, ask } = wire();
    const [own, other] = [model.sessions.open("giulia"), model.sessions.open("giulia")];
    const answer = await ask(`POST ${accountPaths.refresh}`, { headers: bearer(own), body: { jwt: other } });
    expect(answer.status).toBe(401);
    expect((await refresh(other)).status).toBe(200);
  });

  it("are valid or expired according to each of the checks", async () => {
    const { model, ask } = wire();
    const expired = model.sessions.open("giulia");
    model.clock.advance(tokenLife);
    const good = model.sessions.open("giulia");
    for (const [token, valid] of [
      [good, true],
      [expired, false],
    ] as const) {
      const headers = { ...bearer(token), ...statelessCall };
      for (const path of [accountPaths.checkToken, accountPaths.verifyToken]) {
        expect(resultOf(await ask(`GET ${path}`, { headers }))).toEqual({ valid });
      }
      const body = { ...sender, tokenSession: token };
      const verified = await ask(`POST ${accountPaths.verifyToken}`, { headers: bearer(good), body });
      expect(resultOf(verified)).toEqual({ valid });
    }
  });

  it("of the mobile app start a session; those of a game are not valid for the account area", async () => {
    const { model, ask } = wire();
    const jwt = model.sessions.open("giulia");
    const sso = await ask(`POST ${accountPaths.ssoToken}`, {
      headers: basic(model.basic.ssoToken),
      body: { token: jwt },
    });
    expect(await balanceStatus((sso.body as { token: string }).token)).toBe(200);
    const game = await ask(`POST ${accountPaths.gameSession}`, {
      headers: { ...basic(model.basic.gameSession), "x-jwt": jwt },
      body: describedSender,
    });
    expect(await balanceStatus((resultOf(game) as { token: string }).token)).toBe(401);
  });

  it("that are unknown start no session, and each call needs its own Basic credentials", async () => {
    const { model, ask } = wire();
    const name = `POST ${accountPaths.ssoToken}`;
    const body = { token: model.sessions.open("giulia") };
    const unknown = await ask(name, { headers: basic(model.basic.ssoToken), body: { token: "eyJ.x.y" } });
    const exchanged = await ask(name, { headers: basic(model.basic.gameSession), body });
    expect([unknown.status, exchanged.status]).toEqual([401, 401]);
  });

  it("can be announced as expiring in the answer to any call", async () => {
    const { model, ask } = wire();
    model.faults.add({ match: "getNumberMessage", expiring: true, times: 1 });
    const parts = { headers: bearer(model.sessions.open("giulia")), query: describedSender };
    const name = `GET ${accountPaths.inbox}`;
    const [first, second] = [await ask(name, parts), await ask(name, parts)];
    expect(first.headers.get("x-token-expiring")).toBe("true");
    expect(resultOf(first)).toEqual({ numberMessage: 3 });
    expect(second.headers.get("x-token-expiring")).toBeNull();
  });
});
