// @vitest-environment node
import { describe, expect, it } from "vitest";
import { gamificationPaths } from "../../../sandbox/model";
import { NotConfigured, NotLoggedIn } from "../../../src/account";
import type { Harness } from "./harness";
import { modes, onSandbox } from "./onSandbox";

async function ask({ account }: Harness, path: string) {
  const area = await account.area.load();
  return area.memberToken({ key: "gamification.tokenUrl", path, origin: undefined });
}

describe.each(modes)("the token for the gamification platform in %s mode", (mode) => {
  /** The token service belongs to the site, not to the account area. */
  async function start() {
    const harness = await onSandbox(mode);
    const { accountUrl } = harness.sandbox;
    return { ...harness, tokenUrl: accountUrl + gamificationPaths.token };
  }

  it("is issued to the player who sends the token of the account", async () => {
    const h = await start();
    await h.logIn(h);
    const { jwtToken: token } = await ask(h, h.tokenUrl);
    expect(h.model.gamification.tokens.read(token)).toMatchObject({ memberId: "mem-giulia" });
    expect(h.heard(gamificationPaths.token)).toEqual([
      expect.objectContaining({
        method: "GET",
        path: gamificationPaths.token,
        status: 200,
        headers: expect.objectContaining({
          authorization: expect.stringMatching(/^Bearer eyJ/) as string,
        }) as object,
      }),
    ]);
  });

  it("is returned together with the counts of active entities if the response contains them", async () => {
    const h = await start();
    await h.logIn(h);
    const answer = { jwtToken: "a.b.c", modelCount: { Award: 2 } };
    h.sandbox.file("/test/token", { body: JSON.stringify(answer), type: "application/json" });
    expect(await ask(h, `${h.sandbox.siteUrl}/test/token`)).toEqual(answer);
  });

  it("is not requested without a player or a configured service", async () => {
    const h = await start();
    await expect(ask(h, h.tokenUrl)).rejects.toBeInstanceOf(NotLoggedIn);
    await h.logIn(h);
    await expect(ask(h, "")).rejects.toBeInstanceOf(NotConfigured);
    await expect(ask(h, "javascript:alert(1)")).rejects.toMatchObject({ key: "gamification.tokenUrl" });
    expect(h.heard(gamificationPaths.token)).toEqual([]);
  });

  it.each(["malformed", "html", "empty"] as const)("is not accepted if the response is %s", async (body) => {
    const h = await start();
    await h.logIn(h);
    h.model.faults.add({ match: gamificationPaths.token, body });
    await expect(ask(h, h.tokenUrl)).rejects.toMatchObject({ kind: "invalidReply" });
  });

  it("is dropped if the player logs out before it arrives (S33)", async () => {
    const h = await start();
    await h.logIn(h);
    h.model.faults.add({ match: gamificationPaths.token, delay: 50 });
    const token = ask(h, h.tokenUrl);
    const refused = expect(token).rejects.toThrow();
    await expect.poll(() => h.heard(gamificationPaths.token)).toHaveLength(1);
    h.account.session.logout();
    await refused;
  });
});
