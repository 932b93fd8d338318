import { describe, expect, it } from "vitest";
import { createDemo } from "../../../sandbox/browser";
import { accountPaths } from "../../../sandbox/model";

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

  it("shares no credentials with another one", () => {
    const [one, other] = [createDemo("logged-in"), createDemo("logged-in")];
    expect(one.configuration.account?.basic).not.toEqual(other.configuration.account?.basic);
  });
});
