import type { Page } from "playwright-core";
import { expect } from "vitest";
import { issueAward } from "../../../sandbox/model/gamification/actions/awards";
import { sendMessage } from "../../../sandbox/model/gamification/actions/messages";
import { addPoints } from "../../../sandbox/model/gamification/actions/progress";
import { frames } from "../support/gamification";
import { openPanel, type PanelOptions } from "../support/panels";
import type { TestSite } from "../support/site";

export const tag = "vetrina-notifications";
export const markup = `<${tag} data-achievements-url="/traguardi" data-awards-url="/premi"></${tag}>`;

const memberId = "mem-giulia";

/** A toast of the page, and actions of the platform for Giulia. */
export function notificationsOf(site: TestSite, page: Page) {
  const { gamification } = site.sandbox.model;
  const region = page.locator(`${tag} [role="status"]`);
  const toast = region.locator(".vetrina-toast-card");
  return {
    /** The live region, which exists before any notice. */
    region,
    toast,
    close: toast.getByRole("button", { name: "Chiudi" }),
    /** Text of the toast, with lines separated by " | ". */
    async text() {
      const lines = (await toast.innerText()).split("\n").map((line) => line.trim());
      return lines.filter(Boolean).join(" | ");
    },
    send: (
      subject: string,
      more: { readonly body?: string; readonly type?: "Notification" | "InboxItem" } = {},
    ) => sendMessage(gamification, memberId, { type: "Notification", subject, body: "", ...more }),
    /** Completes an achievement: the platform sends its new state, an award and a message. */
    complete: () => addPoints(gamification, memberId, "ach-dieci-mani", 1000),
    /** Sends only the new state, like a platform that sends no message about it. */
    pushCompleted(entityId = "ach-dieci-mani") {
      const body = { entityType: "Achievement", entityId, status: "Completed", statusCode: 35, points: 10 };
      gamification.push(memberId, { callback: "optinStatus", objectType: "OptinStatus", body });
    },
    issueAward: (rewardId = "rew-dieci-mani") => issueAward(gamification, memberId, rewardId),
  };
}

/** Waits until the page has subscribed to callbacks. */
export const isListening = (site: TestSite) =>
  expect.poll(() => frames(site, "SUBSCRIBE", "callbacks").length, { timeout: 30_000 }).toBeGreaterThan(0);

/**
 * Opens a page with the element for a player who receives notices, and waits until the page has subscribed.
 */
export async function openListening(site: TestSite, body = markup, options: PanelOptions = {}) {
  const opened = await openPanel(site, body, "giulia", options);
  await isListening(site);
  return { ...opened, ...notificationsOf(site, opened.page) };
}

/** Waits for a state of the element, which itself is never visible. */
export const inState = (page: Page, state: string) =>
  page.locator(`${tag}[data-state="${state}"]`).first().waitFor({ state: "attached" });
