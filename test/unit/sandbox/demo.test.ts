import { describe, expect, it } from "vitest";
import { createDemo } from "../../../sandbox/browser";
import { accountPaths } from "../../../sandbox/model";
import { createGamification, getMember } from "../../../src/gamification";

describe("a demonstration", () => {
  it("has every path, and credentials that its own services take", async () => {
    const { configuration, browser } = createDemo("logged-in");
    const { origin = "", paths, basic } = configuration.account ?? {};
    expect(paths).toEqual(accountPaths);
    const jwt = /JWT=([^;]+)/.exec(browser.cookieJar?.read() ?? "")?.[1] ?? "";
    const answer = await browser.fetch?.(origin + accountPaths.gameSession, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(basic?.gameSession ?? "")}`, "x-jwt": jwt },
      body: JSON.stringify({ channel: "62", requestId: "r1", ipAddress: "", infoChannel: "" }),
    });
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({
      result: { token: expect.stringMatching(/^eyJ/) as unknown },
    });
  });

  it("has a platform of its own inside the page, which lets visitors and its player in", async () => {
    const { configuration, browser } = createDemo("logged-in");
    const { url = "", publicToken = "", tokenUrl = "" } = configuration.gamification ?? {};
    const jwt = /JWT=([^;]+)/.exec(browser.cookieJar?.read() ?? "")?.[1] ?? "";
    const answer = await browser.fetch?.(tokenUrl, { headers: { authorization: `Bearer ${jwt}` } });
    const { jwtToken } = (await answer?.json()) as { jwtToken: string };
    for (const [token, name] of [
      [publicToken, "Public"],
      [jwtToken, "Giulia"],
    ] as const) {
      const getToken = () => Promise.resolve(token);
      const client = createGamification({ address: url, getToken, webSocket: browser.webSocket });
      const { data } = await client.call(getMember, { includeCustomFields: [] });
      expect(data.name).toBe(name);
      await client.close();
    }
  });

  it("shares no credentials with another one", () => {
    const [one, other] = [createDemo("logged-in"), createDemo("logged-in")];
    expect(one.configuration.account?.basic).not.toEqual(other.configuration.account?.basic);
  });
});
