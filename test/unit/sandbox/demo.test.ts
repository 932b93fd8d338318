import { describe, expect, it, onTestFinished } from "vitest";
import { createDemo } from "../../../sandbox/browser";
import { accountPaths } from "../../../sandbox/model";
import { createGamification, getAchievements, getMember } from "../../../src/gamification";

/** Token of a demo's player. */
const jwtIn = ({ browser }: ReturnType<typeof createDemo>) =>
  /JWT=([^;]+)/.exec(browser.cookieJar?.read() ?? "")?.[1] ?? "";

/** Returns a client that is connected to a demo's platform, as a visitor if no token is passed. */
function connect({ configuration, browser }: ReturnType<typeof createDemo>, token?: string) {
  const { url = "", publicToken = "" } = configuration.gamification ?? {};
  const client = createGamification({
    url: url,
    getToken: () => Promise.resolve(token ?? publicToken),
    webSocket: browser.webSocket,
  });
  onTestFinished(() => client.close());
  return client;
}

function expectInlineImages(reply: string | undefined) {
  expect(reply).toContain("data:image/webp;base64,");
  expect(reply).not.toContain("/assets/");
  // The library refuses replies that are longer than this limit.
  expect(reply?.length).toBeLessThan(1_000_000);
}

describe("a demo", () => {
  it("configures every path, and credentials that its services accept", async () => {
    const demo = createDemo("logged-in");
    const { configuration, browser } = demo;
    const { origin = "", paths, basic } = configuration.account ?? {};
    expect(paths).toEqual(accountPaths);
    const answer = await browser.fetch?.(origin + accountPaths.gameSession, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(basic?.gameSession ?? "")}`, "x-jwt": jwtIn(demo) },
      body: JSON.stringify({ channel: "62", requestId: "r1", ipAddress: "", infoChannel: "" }),
    });
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({
      result: { token: expect.stringMatching(/^eyJ/) as unknown },
    });
  });

  it("connects visitors and the player to its own simulated platform on the page", async () => {
    const demo = createDemo("logged-in");
    const { tokenUrl = "" } = demo.configuration.gamification ?? {};
    const headers = { authorization: `Bearer ${jwtIn(demo)}` };
    const answer = await demo.browser.fetch?.(tokenUrl, { headers });
    const { jwtToken } = (await answer?.json()) as { jwtToken: string };
    for (const [token, name] of [
      [undefined, "Public"],
      [jwtToken, "Giulia"],
    ] as const) {
      const { data } = await connect(demo, token).call(getMember, { includeCustomFields: [] });
      expect(data.name).toBe(name);
    }
  });

  it("does not share credentials with another demo", () => {
    const one = createDemo("logged-in");
    const other = createDemo("logged-in");
    expect(one.configuration.account?.basic).not.toEqual(other.configuration.account?.basic);
  });

  it("embeds the images of its bonuses in a response of less than 1 MB", async () => {
    const { configuration, browser } = createDemo("logged-out");
    const { origin = "", paths } = configuration.bonus ?? {};
    expectInlineImages(await (await browser.fetch?.(origin + (paths?.list ?? "")))?.text());
  });

  it("embeds the images of a full page of achievements in a reply of less than 1 MB", async () => {
    const filter = { achievementFilter: { limit: 50 } };
    expectInlineImages(JSON.stringify(await connect(createDemo("many")).call(getAchievements, filter)));
  });
});
