import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fillAndSend, logIn, onPage, openModal } from "../support/account";
import { useTestSite } from "../support/site";

const site = useTestSite();

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

describe.each(["strict", "trusted-types"])("under the policy %s (S06 to S08)", (csp) => {
  it("login, date and logout break no rule", async () => {
    const { page, overheard } = await site.visit("/test/nothing?loader=off");
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      addEventListener("securitypolicyviolation", (event) =>
        violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    overheard.errors.length = 0;
    await page.goto(`${site.sandbox.siteUrl}/calendario?csp=${csp}`);
    await openModal(page);
    await fillAndSend(page, "giulia", "sbagliata");
    await onPage(page).alert.getByText("non corretti").waitFor();
    overheard.errors.length = 0;
    await onPage(page).close.click();
    await logIn(page);
    await page.locator("#al").locator("button").first().press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#al")?.value !== "");
    await onPage(page).signOut.click();
    await onPage(page).inState("logged-out");
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.sandbox.siteUrl}/calendario?csp=${csp}&action=logout`);
    await onPage(page).inState("logged-out");
    expect(await violations(page)).toEqual([]);
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });
});
