import { describe, expect, it } from "vitest";
import { fillAndSend, logIn, headerAndModal, painted } from "./support/account";
import { holdCalls } from "./support/hold";
import { shifts } from "./support/layout";
import { useTestSite } from "./support/site";
import { itEach } from "./support/slow-cases";
import { everythingIn } from "./support/traces";

const site = useTestSite();

/** The browser's own console message for a response with status 401, which this test causes on purpose. */
const refused = /^Failed to load resource: the server responded with a status of 401/;

describe("the demo site", () => {
  it("rejects a wrong password, keeps a login after a reload, logs out by URL, and accepts a date by keyboard", async () => {
    const { page, consoleMessages } = await site.visit("/");
    const { header, amount, signIn, dialog, alert } = headerAndModal(page);
    await signIn.click();
    await fillAndSend(page, "giulia", "sbagliata");
    await alert.getByText("Nome utente o password non corretti").waitFor();
    expect(consoleMessages.errors.splice(0)).toEqual([expect.stringMatching(refused)]);

    await fillAndSend(page, "giulia", "vetrina");
    await expect.poll(() => amount.textContent()).toMatch(/1\.234,50\s€/);
    await expect.poll(() => header.getAttribute("data-state")).toBe("ready");

    await page.reload();
    await expect.poll(() => amount.textContent()).toMatch(/1\.234,50\s€/);
    expect(await dialog.count()).toBe(0);

    await page.goto(`${site.sandbox.siteUrl}/calendario?action=logout&x=1`);
    await signIn.waitFor();
    expect(new URL(page.url()).search).toBe("?x=1");

    const picker = page.locator("#al");
    await picker.locator("button").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    const chosen = await picker.evaluate((element) => (element as HTMLInputElement).value);
    expect(chosen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(`${chosen}T12:00:00Z`).getUTCDay(), "Home goes to Monday").toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id), "focus is back").toBe("al");
    expect(consoleMessages.errors).toEqual([]);
    expect(consoleMessages.warnings).toEqual([]);
  });

  itEach(
    [["without any widget", "<p>niente</p>"]],
    [["with only a date picker", '<vetrina-date-picker id="picker">data</vetrina-date-picker>']],
  )("logs out by ?action=logout on a page %s", async (_, body) => {
    site.sandbox.page("/test/bare", { body });
    const { page } = await site.visit("/");
    await logIn(page);
    await page.goto(`${site.sandbox.siteUrl}/test/bare?action=logout&x=1&y=%20a#b`);
    await expect.poll(() => page.url()).toBe(`${site.sandbox.siteUrl}/test/bare?x=1&y=%20a#b`);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /^(JWT|login|userInfo|AUTH_SESSION)/.test(name))).toEqual([]);
  });

  it("does not write tokens or passwords into URL, document, events or console (S16, S18)", async () => {
    site.sandbox.page("/test/missing", { body: "" });
    const { page } = await site.visit("/test/missing");
    const { amount, signIn, alert } = headerAndModal(page);
    const logLines: string[] = [];
    page.on("console", (message) => logLines.push(message.text()));
    page.on("framenavigated", (frame) => logLines.push(frame.url()));
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const dispatch = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event instanceof CustomEvent) heard.push(`${event.type} ${JSON.stringify(event.detail)}`);
        return dispatch.call(this, event);
      };
    });
    await page.goto(`${site.sandbox.siteUrl}/`);
    await signIn.click();
    await fillAndSend(page, "giulia", "segreta-sbagliata");
    await alert.waitFor();
    await fillAndSend(page, "giulia", "vetrina");
    await amount.getByText("1.234,50").waitFor();
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
    const visibleTexts = [heard, await everythingIn(page), page.url()];
    const token = (await page.context().cookies()).find(({ name }) => name === "JWT")?.value ?? "";
    expect(token).toMatch(/^eyJ/);
    for (const text of [...visibleTexts, ...logLines]) {
      expect(text).not.toContain("segreta-sbagliata");
      expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/);
    }
    expect(heard, "events were heard").toContain("vetrina:");
    const urls = site.sandbox.model.journal.entries().map(({ path }) => path);
    expect(urls.filter((path) => /eyJ|vetrina%21|segreta|password/.test(path))).toEqual([]);
  });
});

describe("the layout shift", () => {
  itEach(
    [
      ["/", 390],
      ["/calendario", 1280],
    ],
    [
      ["/", 1280],
      ["/calendario", 390],
    ],
  )("is 0 on %s at %d px, both logged out and logged in", async (path, width) => {
    const viewport = { viewport: { width, height: 844 } };
    const { page } = await site.newPage(viewport);
    const { amount, inState } = headerAndModal(page);
    // Smaller shifts are differences of rounding in a busy browser.
    const jumps = async () => (await shifts(page)).filter(([value]) => value >= 0.0001);
    const settled = async () => {
      await page.locator('vetrina-balance-header[data-state]:not([data-state="loading"])').waitFor();
      await painted(page);
    };
    await page.goto(site.sandbox.siteUrl + path);
    await settled();
    expect(await jumps(), "logged out").toEqual([]);
    await logIn(page);
    expect(await jumps(), "while logging in").toEqual([]);
    const release = await holdCalls(page, "account/balance");
    await page.reload();
    await inState("loading");
    await painted(page);
    await release();
    await amount.getByText("1.234,50").waitFor();
    await settled();
    expect(await jumps(), "logged in").toEqual([]);
  });
});
