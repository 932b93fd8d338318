import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";

const site = useTestSite();

describe("a page of the site in an iframe of another site (S30)", () => {
  it("keeps the login while the iframe exists and logs one warning if the browser blocks third-party cookies", async () => {
    // The browser treats another host of this machine as another site, and iframes in it get no Lax cookies.
    const otherSite = site.sandbox.siteUrl.replace("localhost", "127.0.0.1");
    site.sandbox.page("/test/other-site", {
      library: false,
      body: `<iframe src="${site.sandbox.siteUrl}/calendario" width="1200" height="700" title="Sito"></iframe>`,
    });
    const { page, context, consoleMessages } = await site.visit(`${otherSite}/test/other-site`);
    const frame = page.frameLocator("iframe");
    const inState = (state: string) =>
      frame.locator(`vetrina-balance-header[data-state="${state}"]`).waitFor();
    await inState("logged-out");
    await frame.getByRole("button", { name: "Accedi" }).first().press("Enter");
    await frame.locator('input[name="username"]').fill("giulia");
    await frame.locator('input[name="password"]').fill("vetrina");
    await page.keyboard.press("Enter");
    await inState("ready");
    expect(await frame.locator('vetrina-balance-header [part~="text"]').textContent()).toContain("1.234,50");
    expect((await context.cookies()).filter(({ name }) => /^(JWT|login)/.test(name))).toEqual([]);
    expect(consoleMessages.warnings).toEqual([expect.stringContaining("does not keep the site's cookies")]);

    await frame.locator("#al button").first().press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => frame.locator("#al").evaluate((picker) => (picker as HTMLInputElement).value))
      .not.toBe("");
    await frame.getByRole("button", { name: "Esci" }).press("Enter");
    await inState("logged-out");
    expect(consoleMessages.errors).toEqual([]);
  });
});
