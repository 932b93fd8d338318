import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  cookiesOfPlayer,
  fillAndSend,
  focused,
  giveCookies,
  headerMarkup,
  modalMarkup,
  modalAcceptsClicks,
  headerAndModal,
  painted,
} from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const required = { session: { required: true } };
const reason = "Per vedere questa pagina serve l’accesso al conto.";

/** Waits until the page can no longer request a login. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { Vetrina } = window as unknown as { Vetrina: { session: { current(): Promise<unknown> } } };
    await Vetrina.session.current();
  });
  await painted(page);
}

const libraryReady = (page: Page) =>
  page.waitForFunction(() => "session" in ((window as { Vetrina?: object }).Vetrina ?? {}));

describe("a page that requires a session", () => {
  itEach(["Esc", "a login"], ["×"])("focuses the page's heading after %s", async (way) => {
    site.sandbox.page("/test/required", {
      body: `<h1>Riservata</h1><a href="#dopo">Dopo</a>${accountMarkup}`,
      config: required,
    });
    const { page } = await site.visit("/test/required");
    await modalAcceptsClicks(page);
    if (way === "Esc") await page.keyboard.press("Escape");
    else if (way === "×") await headerAndModal(page).close.click();
    else await fillAndSend(page);
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Prova");
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("Dopo");
    expect(await page.locator("h1[tabindex]").count()).toBe(0);
  });

  it("opens the modal again after a logout in another tab, and states that the session has ended", async () => {
    site.sandbox.page("/test/required", { body: accountMarkup, config: required });
    site.sandbox.page("/test/open", { body: accountMarkup });
    const { page, context } = await site.newPage();
    await giveCookies(page, site, cookiesOfPlayer(site));
    const needy = await context.newPage();
    const other = await context.newPage();
    await needy.goto(`${site.sandbox.siteUrl}/test/required`);
    await other.goto(`${site.sandbox.siteUrl}/test/open`);
    await page.goto(`${site.sandbox.siteUrl}/test/open`);
    for (const tab of [needy, other, page]) await headerAndModal(tab).inState("ready");
    await headerAndModal(page).signOut.click();
    await headerAndModal(needy)
      .dialog.getByText("La sessione è terminata. Per vedere questa pagina accedi di nuovo.")
      .waitFor();
    for (const tab of [other, page]) {
      await headerAndModal(tab).inState("logged-out");
      expect(await headerAndModal(tab).dialog.count()).toBe(0);
    }
    await needy.bringToFront();
    await modalAcceptsClicks(needy);
    await fillAndSend(needy);
    await headerAndModal(needy).inState("ready");
  });

  it("opens the modal even without any other widget, and even if the modal's chunk is late", async () => {
    site.sandbox.page("/test/late", { body: modalMarkup, config: required });
    const { page } = await site.newPage();
    const release = await holdCalls(page, "widget-login-modal");
    await page.goto(`${site.sandbox.siteUrl}/test/late`, { waitUntil: "commit" });
    await libraryReady(page);
    await settled(page);
    expect(await page.evaluate(() => customElements.get("vetrina-login-modal"))).toBeUndefined();
    await release();
    await headerAndModal(page).dialog.getByText(reason).waitFor();
  });

  it("opens the modal if the modal's chunk loads on the second attempt", slow, async () => {
    site.sandbox.page("/test/broken", { body: modalMarkup, config: required });
    site.sandbox.fault({ match: "widget-login-modal", status: 404, times: 1 });
    const { page } = await site.visit("/test/broken");
    await headerAndModal(page).dialog.getByText(reason).waitFor();
  });

  it("finds a modal at the end of a page that is still loading", async () => {
    site.sandbox.page("/test/below", {
      body: `${headerMarkup}<script src="/test/slow.js"></script>${modalMarkup}`,
      config: required,
    });
    site.sandbox.file("/test/slow.js", { body: "", type: "text/javascript" });
    const { page } = await site.newPage();
    const release = await holdCalls(page, "/test/slow.js");
    await page.goto(`${site.sandbox.siteUrl}/test/below`, { waitUntil: "commit" });
    await headerAndModal(page).inState("logged-out");
    await settled(page);
    expect(await headerAndModal(page).modal.count()).toBe(0);
    await release();
    await headerAndModal(page).dialog.getByText(reason).waitFor();
    expect(new URL(page.url()).pathname).toBe("/test/below");
  });
});

describe("a page without a modal", () => {
  it.each(["data:text/html,hostile", "//user:word@foreign.invalid/"])(
    "does not navigate to %s but logs an error (S05)",
    slow,
    async (loginUrl) => {
      site.sandbox.page("/test/hostile", {
        body: headerMarkup,
        config: { ...required, account: { loginUrl } },
      });
      const { page, consoleMessages } = await site.visit("/test/hostile");
      await headerAndModal(page).inState("logged-out");
      await settled(page);
      await expect
        .poll(() => [...consoleMessages.errors, ...consoleMessages.warnings].join("\n"))
        .toContain('"account.loginUrl"');
      expect(page.url()).toBe(`${site.sandbox.siteUrl}/test/hostile`);
      expect(await page.title()).toBe("Test");
    },
  );
});

it("a page that cancels the login request receives each request, and the modal does not open", async () => {
  site.sandbox.page("/test/own", {
    head: `<script>
      window.requested = [];
      document.addEventListener("vetrina:login-request", (event) => {
        window.requested.push(event.detail);
        event.preventDefault();
      });
    </script>`,
    body: accountMarkup,
    config: required,
  });
  const { page } = await site.visit("/test/own");
  await headerAndModal(page).signIn.click();
  const requested = () => page.evaluate(() => (window as unknown as { requested: unknown }).requested);
  await expect.poll(requested).toEqual([
    { view: "login", reason: "required" },
    { view: "login", reason: "user" },
  ]);
  await painted(page);
  expect(await headerAndModal(page).dialog.count()).toBe(0);
});
