import { describe, expect, it } from "vitest";
import { accountMarkup, headerAndModal, openModal } from "../support/account";
import { useTestSite } from "../support/site";
import { type Provider, testBotCheck } from "./bot-check-cases";

const site = useTestSite();

// A separate file tests the other two providers with `npm run test:slow`.
describe.each<Provider>(["sandbox", "recaptcha-v3"])("bot check by %s", (provider) => {
  testBotCheck(site, provider);
});

describe("reCAPTCHA's badge", () => {
  const badge = ".grecaptcha-badge";
  const notice = "Questo sito è protetto da reCAPTCHA";

  it("is shown by default, without a notice", async () => {
    const { page } = await site.visit("/?bot=recaptcha-v3");
    await openModal(page);
    await page.locator(badge).waitFor();
    expect(await headerAndModal(page).modal.getByText(notice).count()).toBe(0);
  });

  it("is hidden if configured, with Google's notice in the dialog instead", async () => {
    site.sandbox.page("/test/badge", { body: accountMarkup, config: { botCheck: { badge: "hidden" } } });
    const { page } = await site.visit("/test/badge?bot=recaptcha-enterprise");
    await openModal(page);
    await page.locator(badge).waitFor({ state: "attached" });
    const sentence = await headerAndModal(page).modal.getByText(notice).textContent();
    expect(sentence).toBe(
      "Questo sito è protetto da reCAPTCHA e si applicano le Norme sulla privacy e i Termini di servizio di Google.",
    );
    expect(await page.locator(badge).isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    expect(await page.locator(badge).isVisible()).toBe(false);
  });
});
