import { expect, it } from "vitest";
import { engineName } from "./support/engine";
import { logIn } from "./support/login";
import { type EnginePage, waitUntilPresent, waitForText, type Vetrina } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const header = (page: EnginePage, state: string) =>
  waitUntilPresent(page, `vetrina-balance-header[data-state="${state}"]`);

const frames = (command: string) =>
  site.sandbox.model.journal.entries().filter(({ kind, method }) => kind === "frame" && method === command);

/** Firefox's driver shows a new tab. WebKit's driver opens a new tab in the background. */
async function openTwo(path: string, otherPath: string) {
  const { page, openTab } = await site.visit(path);
  const other = await openTab(site.sandbox.siteUrl + otherPath);
  return engineName === "firefox" ? { shown: other, hidden: page } : { shown: page, hidden: other };
}

it("a login or a logout in one tab is also shown in another tab", async () => {
  const { shown, hidden } = await openTwo("/", "/calendario");
  await header(hidden, "logged-out");
  await logIn(shown);
  await header(hidden, "ready");
  await hidden.evaluate(() => (window as unknown as { Vetrina: Vetrina }).Vetrina.session.logout());
  await header(shown, "logged-out");
});

it("two tabs share one connection to the gamification platform", async () => {
  const { shown, hidden } = await openTwo("/gamification/sviluppo", "/gamification/sviluppo");
  await waitForText(shown, "#platform-state", "connected");
  await waitForText(hidden, "#platform-state", "connected");
  expect(await hidden.evaluate(() => document.visibilityState)).toBe("hidden");
  // The visible tab has taken over the connection if the other tab had it.
  await expect.poll(() => frames("CONNECT").length - frames("DISCONNECT").length).toBe(1);
  await waitForText(shown, "#platform-state", "connected");
  await waitForText(hidden, "#platform-state", "connected");
});
