import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  fillAndSend,
  focused,
  receivedCalls,
  receivedLogins,
  headerAndModal,
  openModal,
} from "../support/account";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { expectProblem } from "./outcome";

const site = useTestSite();

const url = "/?bot=turnstile-asking&csp=strict";
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const smallPhone: BrowserContextOptions = { ...phone, viewport: { width: 360, height: 640 } };
const zoomed: BrowserContextOptions = { viewport: { width: 320, height: 512 } };

const groupName = "Controllo anti-bot da completare";
const challengeOn = (page: Page) => ({
  group: page.getByRole("group", { name: groupName }),
  frame: page.locator(".vetrina-login-challenge iframe"),
  box: page.frameLocator(".vetrina-login-challenge iframe").getByRole("checkbox"),
});

async function openChallenge(options: BrowserContextOptions = {}) {
  const visit = await site.visit(url, options);
  await openModal(visit.page);
  const standing = await whereThingsStand(visit.page);
  await fillAndSend(visit.page);
  await challengeOn(visit.page).box.waitFor();
  return { ...visit, standing };
}

/** Boxes of the dialog and of the elements around the challenge. */
async function whereThingsStand(page: Page) {
  const { dialog, userName, password, modal } = headerAndModal(page);
  const legal = modal.locator('[slot="legal"]');
  return Promise.all([dialog, userName, password, legal].map((each) => each.boundingBox()));
}

describe("a challenge of Turnstile", () => {
  itEach(
    [["on a small phone", smallPhone]],
    [
      ["on a desktop", {}],
      ["on a phone", phone],
      ["at 400 % zoom", zoomed],
    ],
  )(
    "replaces the button and is fully visible, without moving any other content: %s (L9)",
    async (_, options) => {
      const { page, standing, consoleMessages } = await openChallenge(options);
      expect(await whereThingsStand(page)).toEqual(standing);
      if (options === smallPhone) {
        const [dialog, , , legal] = standing;
        expect((legal?.y ?? 999) + (legal?.height ?? 0), "the operator's notices").toBeLessThanOrEqual(640);
        expect((dialog?.y ?? -1) >= 0, "the top of the dialog").toBe(true);
      }
      expect(await headerAndModal(page).submit.isVisible()).toBe(false);
      const inside = await challengeOn(page).frame.evaluate((frame) => {
        const dialog = document
          .querySelector("vetrina-login-panel")
          ?.shadowRoot?.querySelector(".vetrina-dialog");
        const around = dialog?.getBoundingClientRect();
        const { left, right } = frame.getBoundingClientRect();
        return {
          isWithin: around !== undefined && left >= around.left && right <= around.right,
          scrolls: dialog ? dialog.scrollWidth > dialog.clientWidth : true,
        };
      });
      expect(inside).toEqual({ isWithin: true, scrolls: false });
      await challengeOn(page).box.click();
      await headerAndModal(page).inState("ready");
      expect(consoleMessages).toEqual({ errors: [], warnings: [] });
    },
  );

  it("can be solved by keyboard without an axe violation, and is replaced in the next attempt", async () => {
    const { page } = await openChallenge();
    expect(await focused(page)).toBe(groupName);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect
      .poll(() => challengeOn(page).box.evaluate((box) => box === document.activeElement))
      .toBe(true);
    const release = await holdCalls(page, "/auth/login");
    site.sandbox.fault({ match: "/auth/login", status: 500, times: 1 });
    await page.keyboard.press("Space");
    await headerAndModal(page).submit.getByText("Accesso in corso…").waitFor();
    await expect.poll(() => focused(page)).toBe("Accesso in corso…");
    await expect.poll(() => challengeOn(page).frame.count()).toBe(0);
    await release();
    await expectProblem(page, "In questo momento l’accesso non è disponibile.");
    expect(receivedLogins(site), "logins of the first attempt").toHaveLength(1);
    expect(await page.locator(".vetrina-login-challenge > *").count(), "rest of the challenge").toBe(0);
    await headerAndModal(page).password.fill("vetrina");
    await page.keyboard.press("Enter");
    await challengeOn(page).box.click();
    await headerAndModal(page).inState("ready");
    expect(receivedCalls(site, "POST", "bot-token"), "one token for each attempt").toHaveLength(2);
  });

  it("ends without a request or error if the dialog closes, and can be solved in the next dialog", async () => {
    const { page, consoleMessages } = await openChallenge();
    await headerAndModal(page).close.click();
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await openModal(page);
    expect(await headerAndModal(page).alert.textContent()).toBe("");
    expect(receivedLogins(site)).toEqual([]);
    await fillAndSend(page);
    await challengeOn(page).box.click();
    await headerAndModal(page).inState("ready");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("has the page's language and the dialog's theme", async () => {
    site.sandbox.page("/test/dark", {
      body: `<div data-vetrina-scheme="dark">${accountMarkup}</div>`,
      config: { language: "en" },
    });
    const { page } = await site.visit("/test/dark?bot=turnstile-asking");
    await openModal(page);
    await fillAndSend(page);
    const frame = page.locator(".vetrina-login-challenge iframe");
    await frame.waitFor();
    expect(await frame.getAttribute("src")).toMatch(/\?language=en&theme=dark$/);
  });
});
