import { describe, expect, it } from "vitest";
import { createDemo } from "../../../sandbox/browser";
import { accountPaths } from "../../../sandbox/model";
import { createGamification, getAchievements, getMember } from "../../../src/gamification";

function expectInlineImages(reply: string | undefined) {
  expect(reply).toContain("data:image/webp;base64,");
  expect(reply).not.toContain("/assets/");
  // The library refuses longer replies.
  expect(reply?.length).toBeLessThan(1_000_000);
}

describe("a demo", () => {
  it("configures every path, and credentials that its services accept", async () => {
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

  it("has its own platform inside the page, which accepts visitors and the player", async () => {
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

  it("does not share credentials with another demo", () => {
    const [one, other] = [createDemo("logged-in"), createDemo("logged-in")];
    expect(one.configuration.account?.basic).not.toEqual(other.configuration.account?.basic);
  });

  it("has the images of its bonuses inside a reply of at most 1 MB", async () => {
    const { configuration, browser } = createDemo("logged-out");
    const { origin = "", paths } = configuration.bonus ?? {};
    expectInlineImages(await (await browser.fetch?.(origin + (paths?.list ?? "")))?.text());
  });

  it("has the images of a full page of achievements inside a reply of at most 1 MB", async () => {
    const { configuration, browser } = createDemo("many");
    const { url = "", publicToken = "" } = configuration.gamification ?? {};
    const getToken = () => Promise.resolve(publicToken);
    const client = createGamification({ address: url, getToken, webSocket: browser.webSocket });
    expectInlineImages(
      JSON.stringify(await client.call(getAchievements, { achievementFilter: { limit: 50 } })),
    );
    await client.close();
  });
});
