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
  it("checks the player's token with check-token", async () => {
    const page = await openAs("giulia");
    const check = () =>
      page.evaluate(() => (window as unknown as { Vetrina: OnPage }).Vetrina.account.checkToken());
    expect(await check()).toBe(true);
    expect(receivedCalls(site, "GET", accountPaths.checkToken)).toHaveLength(1);
  });

  it("exchanges a token of the mobile app with jwt-token, and sends the configured basic credentials", async () => {
    const page = await openAs("giulia");
    const appToken = site.sandbox.model.sessions.open("marco");
    const token = await page.evaluate(
      (app) => (window as unknown as { Vetrina: OnPage }).Vetrina.account.ssoToken(app),
      appToken,
    );
    expect(site.sandbox.model.sessions.usernameOf(token)).toBe("marco");
    const [call] = receivedCalls(site, "POST", accountPaths.ssoToken);
    expect(call?.headers.authorization).toBe(`Basic ${btoa(site.sandbox.model.basic.ssoToken)}`);
  });

  it("reads the site's flag registeredInCompLab, and calls no service for it", async () => {
    const page = await openAs("giulia");
    const isRegistered = (flag: string) =>
      page.evaluate((value) => {
        localStorage.setItem("registeredInCompLab", value);
        return (window as unknown as { Vetrina: OnPage }).Vetrina.account.isRegisteredInCompLab();
      }, flag);
    expect(await isRegistered("true")).toBe(true);
    expect(await isRegistered("false")).toBe(false);
    expect(receivedCalls(site, "GET", "/api/")).toEqual([]);
  });
});

describe("Vetrina.http", () => {
  it("makes calls of any interface, and loads its chunk for the first one", async () => {
    const page = await openAs("giulia", { isNewVisitor: true });
    expect(site.libraryRequests().filter((name) => /network|http-client/.test(name))).toEqual([]);
    const appToken = site.sandbox.model.sessions.open("marco");
    const [user = "", password = ""] = site.sandbox.model.basic.ssoToken.split(":");
    const options = { address: site.sandbox.accountUrl, path: accountPaths.ssoToken, user, password };
    const reply = await page.evaluate(
      async ({ address, path, token, ...basic }) => {
        const { Vetrina } = window as unknown as { Vetrina: OnPage };
        const client = await Vetrina.http.client({ address, authentication: { kind: "basic", ...basic } });
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

  it("rejects with a failure that says why, and with a TypeError for an unsafe address", async () => {
    const page = await openAs("giulia");
    const failures = await page.evaluate(async (address) => {
      const { Vetrina } = window as unknown as { Vetrina: OnPage };
      const client = await Vetrina.http.client({ address });
      const failureOf = (attempt: Promise<unknown>) =>
        attempt.then(
          () => "none",
          (error: unknown) => {
            const { name, kind, status } = error as { name: string; kind?: string; status?: number };
            return { name, kind, status };
          },
        );
      return [
        await failureOf(client.call({ method: "POST", path: "/api/unknown", body: { json: {} } })),
        await failureOf(Vetrina.http.client({ address: "javascript:alert(1)" })),
      ];
    }, site.sandbox.accountUrl);
    expect(failures).toEqual([
      { name: "HttpFailure", kind: "status", status: 404 },
      { name: "TypeError", kind: undefined, status: undefined },
    ]);
  });
});
