import { describe, expect, it } from "vitest";
import { hostScripts } from "../../../sandbox/server/site/host-scripts";
import { useTestSite } from "../support/site";

const site = useTestSite();

describe("the demo page of hostile host scripts", () => {
  it("shows each script in an iframe, and works under the strict policy", async () => {
    const { page, consoleMessages } = await site.visit("/test/host-pages?csp=trusted-types");
    expect(await page.locator("iframe").count()).toBe(hostScripts.length + 1);
    const frame = page.frameLocator('iframe[src*="/array-from"]');
    await page.locator('iframe[src*="/array-from"]').scrollIntoViewIfNeeded();
    await frame.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is not linked from the home page", async () => {
    const { page } = await site.visit("/");
    expect(await page.locator('a[href*="/test/"]').count()).toBe(0);
  });
});
