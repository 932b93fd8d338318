import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountMarkup, fillAndSend, headerAndModal, openModal, receivedLogins } from "../support/account";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { expectProblem } from "./outcome";

const site = useTestSite();

const frameTitle = "recaptcha challenge expires in two minutes";
const box = (page: Page) => page.frameLocator(`iframe[title="${frameTitle}"]`).getByRole("checkbox");
const isModal = (page: Page) => headerAndModal(page).dialog.evaluate((dialog) => dialog.matches(":modal"));

async function openChallenge(options: { readonly clock?: boolean } = {}) {
  const visit = await site.visit("/?bot=recaptcha-asking&csp=strict");
  if (options.clock) await visit.page.clock.install();
  await openModal(visit.page);
  await fillAndSend(visit.page);
  await expect.poll(() => isModal(visit.page)).toBe(false);
  return visit;
}

describe("a bot challenge that its provider adds to the body", () => {
  it("can be solved while the dialog is visible but not modal and the rest of the page is inert", async () => {
    const { page, consoleMessages } = await openChallenge();
    const { dialog, inState } = headerAndModal(page);
    expect(await dialog.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.querySelector("h1")?.closest("[inert]") !== null)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    await box(page).click();
    await inState("ready");
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator("[inert]").count()).toBe(0);
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("remains open after the check's time limit, and the dialog becomes modal again when the challenge ends", async () => {
    const { page } = await openChallenge({ clock: true });
    await page.clock.fastForward(60_000);
    expect(await headerAndModal(page).alert.textContent()).toBe("");
    site.sandbox.fault({ match: "/auth/login", status: 500, times: 1 });
    await box(page).click();
    await expect.poll(() => receivedLogins(site).length).toBe(1);
    await expectProblem(page, "In questo momento l’accesso non è disponibile.");
    expect(await isModal(page)).toBe(true);
    await fillAndSend(page);
    await box(page).click();
    await headerAndModal(page).inState("ready");
  });

  it("is reported as the cause of the failure, instead of an ad blocker, if it is closed", slow, async () => {
    const { page } = await openChallenge({ clock: true });
    await page.evaluate((title) => {
      const frame = document.querySelector<HTMLElement>(`iframe[title="${title}"]`);
      if (frame?.parentElement) frame.parentElement.style.visibility = "hidden";
    }, frameTitle);
    await page.clock.runFor(9000);
    await expectProblem(page, "Il tempo per rispondere al controllo anti-bot è scaduto. Riprova.");
    expect(await isModal(page)).toBe(true);
  });

  it("can be solved even if it is a new element without an iframe", slow, async () => {
    site.sandbox.file("/test/bot.js", {
      type: "text/javascript",
      body: `window.turnstile = {
        render(container, parameters) {
          this.ask = () => {
            const box = document.createElement("div");
            box.style.cssText = "position: fixed; inset: 40px auto auto 40px; z-index: 2147483647; background: white; padding: 40px";
            const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Sono una persona" });
            button.onclick = async () => {
              box.remove();
              const answer = await fetch("/sandbox/bot-token", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
              parameters.callback((await answer.json()).token);
            };
            box.append(button);
            document.body.append(box);
          };
          return "x";
        },
        execute() { this.ask(); },
        remove() {},
      };`,
    });
    site.sandbox.page("/test/other", {
      body: accountMarkup,
      config: { botCheck: { provider: "turnstile", scriptUrl: "/test/bot.js", siteKey: "x" } },
    });
    const { page } = await site.visit("/test/other");
    await openModal(page);
    await fillAndSend(page);
    await page.getByRole("button", { name: "Sono una persona" }).click();
    await headerAndModal(page).inState("ready");
  });
});
