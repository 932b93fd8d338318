import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import type { Namespace } from "../../../src/entries/public-namespace";
import { cookiesOfPlayer, giveCookies, receivedCalls } from "../support/account";
import { useTestSite, type VisitOptions } from "../support/site";

const site = useTestSite();

type OnPage = Pick<Namespace, "ready" | "account" | "http">;

/** Opens a page without widgets as this player and waits for the library. */
async function openAs(player: string, options?: VisitOptions): Promise<Page> {
  const { page } = await site.newPage(options);
  await giveCookies(page, site, cookiesOfPlayer(site, player));
  site.sandbox.model.journal.clear();
  await page.goto(`${site.sandbox.page("/test/functions", "<p>no widgets</p>")}?mode=legacy`);
  await page.waitForFunction(() => (window as unknown as { Vetrina?: Partial<OnPage> }).Vetrina?.ready);
  return page;
}

describe("Vetrina.account", () => {
  it("reads `registeredInCompLab` without a call, checks the player's token, and exchanges a mobile app's token", async () => {
    const page = await openAs("giulia");
    const isRegistered = (flag: string) =>
      page.evaluate((value) => {
        localStorage.setItem("registeredInCompLab", value);
        return (window as unknown as { Vetrina: OnPage }).Vetrina.account.isRegisteredInCompLab();
      }, flag);
    expect(await isRegistered("true"), "registeredInCompLab is true").toBe(true);
    expect(await isRegistered("false"), "registeredInCompLab is false").toBe(false);
    expect(receivedCalls(site, "GET", "/api/"), "calls for registeredInCompLab").toEqual([]);

    const isTokenValid = await page.evaluate(() =>
      (window as unknown as { Vetrina: OnPage }).Vetrina.account.checkToken(),
    );
    expect(isTokenValid, "check-token").toBe(true);
    expect(receivedCalls(site, "GET", accountPaths.checkToken)).toHaveLength(1);

    const appToken = site.sandbox.model.sessions.open("marco");
    const token = await page.evaluate(
      (app) => (window as unknown as { Vetrina: OnPage }).Vetrina.account.ssoToken(app),
      appToken,
    );
    expect(site.sandbox.model.sessions.usernameOf(token), "jwt-token").toBe("marco");
    const [call] = receivedCalls(site, "POST", accountPaths.ssoToken);
    expect(call?.headers.authorization, "the configured basic credentials").toBe(
      `Basic ${btoa(site.sandbox.model.basic.ssoToken)}`,
    );
  });
});

describe("Vetrina.http", () => {
  it("calls any HTTP API, and does not load the client's chunk before the first call", async () => {
    const page = await openAs("giulia", { isNewVisitor: true });
    expect(site.libraryRequests().filter((name) => /network|http-client/.test(name))).toEqual([]);
    const appToken = site.sandbox.model.sessions.open("marco");
    const [user = "", password = ""] = site.sandbox.model.basic.ssoToken.split(":");
    const options = { url: site.sandbox.accountUrl, path: accountPaths.ssoToken, user, password };
    const reply = await page.evaluate(
      async ({ url, path, token, ...basic }) => {
        const { Vetrina } = window as unknown as { Vetrina: OnPage };
        const client = await Vetrina.http.client({ url, authentication: { kind: "basic", ...basic } });
        const { value, status } = await client.call<{ readonly token: string }>({
          method: "POST",
          path: path.replace("authentication-ms", "{service}"),
          pathParameters: { service: "authentication-ms" },
          body: { json: { token } },
        });
        return { token: value.token, status };
      },
      { ...options, token: appToken },
    );
    expect(reply.status).toBe(200);
    expect(site.sandbox.model.sessions.usernameOf(reply.token)).toBe("marco");
    expect(site.libraryRequests()).toContain("http-client");
    expect(site.libraryRequests()).not.toContain("gamification");
  });
});
