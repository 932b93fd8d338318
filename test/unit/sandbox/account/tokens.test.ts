// @vitest-environment node
import { expect, it } from "vitest";
import { accountPaths, refreshableAfterExpiry, tokenLife } from "../../../../sandbox/model";
import { bearer, describedSender, onBothWires, resultOf, sender, statelessCall } from "./wire";

onBothWires((wire) => {
  const refresh = (jwt: string) =>
    wire().ask(`POST ${accountPaths.refresh}`, { headers: bearer(jwt), body: { jwt } });
  const newToken = async (jwt: string) => ((await refresh(jwt)).body as { token: string }).token;
  const balanceStatus = async (jwt: string) => {
    const parts = { headers: bearer(jwt), query: describedSender };
    return (await wire().ask(`GET ${accountPaths.balance}`, parts)).status;
  };

  it("tokens can be exchanged once; the old token stays valid until its own expiry", async () => {
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

  it("tokens can be exchanged for 30 days after their expiry, but not longer", async () => {
    const { model } = wire();
    const inTime = model.sessions.open("giulia");
    const tooLate = model.sessions.open("giulia");
    model.clock.advance(tokenLife + refreshableAfterExpiry - 1);
    expect(await balanceStatus(inTime)).toBe(401);
    expect(await balanceStatus(await newToken(inTime))).toBe(200);
    model.clock.advance(1);
    expect((await refresh(tooLate)).status).toBe(401);
  });

  it("every check reports tokens as valid before their expiry and as invalid after it", async () => {
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
});
