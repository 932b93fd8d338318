import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, painted } from "../support/account";
import { pauseClock, rendered } from "../support/clock";
import { frames, hasExchanged } from "../support/gamification";
import { setHidden } from "../support/page-visibility";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { inState, isListening, markup, notificationsOf, openListening, tag } from "./notifications-page";

const site = useTestSite();

const second = 1000;

/** Opens the page with a clock that only the test moves. */
async function openWithClock(body = markup) {
  const opened = await openListening(site, body);
  const { page, toast } = opened;
  await page.clock.install();
  await pauseClock(page);
  /** Moves the clock in small steps until the page shows this number of toasts. */
  async function passUntil(count: 0 | 1) {
    const step = async () => {
      await page.clock.runFor(500);
      await rendered(page);
      return toast.count();
    };
    await expect.poll(step, { interval: 0, timeout: 30_000 }).toBe(count);
  }
  return { ...opened, passUntil };
}

/**
 * Records how long each notice is shown, by the page's clock.
 *
 * @returns a function that returns the times so far, milliseconds
 */
async function watchTimesShown(page: Page): Promise<() => Promise<readonly number[]>> {
  const times = await page.locator(tag).evaluateHandle((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const shownFor: number[] = [];
    let shownAt: number | undefined;
    new MutationObserver(() => {
      const isShown = root.querySelector(".vetrina-toast-card") !== null;
      if (isShown) shownAt ??= Date.now();
      else if (shownAt !== undefined) {
        shownFor.push(Date.now() - shownAt);
        shownAt = undefined;
      }
    }).observe(root, { childList: true, subtree: true });
    return shownFor;
  });
  return () => times.jsonValue();
}

describe("notices of the platform's messages and of the member's progress", () => {
  it("show a message as plain text, with the place where the player finds it later", async () => {
    const { send, text, toast, region, consoleMessages } = await openListening(site);
    expect(await region.innerText()).toBe("");
    send("Solo nella posta", { type: "InboxItem" });
    send("Manutenzione", { body: "<p>Dalle <b>3</b> alle 4.</p><script>window.ran = 1</script>" });
    await toast.waitFor();
    expect(await text()).toBe("Manutenzione | Dalle 3 alle 4. | Lo trovi tra i tuoi messaggi.");
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("show a completed achievement by name, with a link to the author's page", slow, async () => {
    const { page, pushCompleted, text, toast } = await openListening(site);
    pushCompleted();
    await toast.waitFor();
    expect(await text()).toBe("Hai completato «Dieci mani al tavolo». | Lo trovi tra i tuoi traguardi.");
    const link = toast.getByRole("link", { name: "Lo trovi tra i tuoi traguardi." });
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).toBe(
      `${site.sandbox.siteUrl}/traguardi`,
    );
    expect(page.url()).not.toContain("traguardi");
  });

  it("show an award to claim, with a link to it", async () => {
    const { page, issueAward, toast, text } = await openListening(site);
    issueAward();
    await toast.waitFor();
    expect(await text()).toBe(
      "Hai un premio da riscuotere: «10 giri sulle slot». | Lo trovi tra i tuoi premi.",
    );
    await toast.getByRole("link").click();
    await page.waitForURL("**/premi#vetrina-premi--*");
  });

  it("appear one at a time without duplicates, each with the number of waiting notices", async () => {
    const { complete, send, text, toast, close } = await openListening(site);
    complete();
    await toast.waitFor();
    await expect.poll(text).toContain("e un altro avviso");
    send("Terzo");
    await expect.poll(text).toContain("e altri 2 avvisi");
    expect(await text()).toMatch(/^Traguardo completato \| Hai completato «Dieci mani al tavolo»\./);
    await close.click();
    expect(await text()).toMatch(/^Hai un premio da riscuotere: «10 giri sulle slot»\./);
    await close.click();
    expect(await text()).toMatch(/^Terzo/);
    await close.click();
    await toast.waitFor({ state: "detached" });
  });

  it("stay visible for at least six seconds, and longer for a long sentence", slow, async () => {
    const { page, send, passUntil } = await openWithClock();
    const timesShown = await watchTimesShown(page);
    for (const [subject, body] of [
      ["Breve", ""],
      ["Lungo", "parola ".repeat(30)],
    ] as const) {
      send(subject, { body });
      await passUntil(1);
      await passUntil(0);
    }
    const [short = NaN, long = NaN] = await timesShown();
    expect(short).toBeGreaterThanOrEqual(6 * second);
    expect(short).toBeLessThan(8 * second);
    expect(long).toBeGreaterThan(10 * second);
    expect(long).toBeLessThan(20 * second);
  });

  it("stay visible while the pointer or the keyboard focus is on them", async () => {
    const body = `<button id="before">Prima</button>${markup}`;
    const { page, send, toast, close, passUntil } = await openWithClock(body);
    send("Fermo");
    await passUntil(1);
    await toast.hover();
    await page.clock.runFor(60 * second);
    expect(await toast.count()).toBe(1);
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    await page.mouse.move(0, 0);
    expect(await focused(page)).toBe("Chiudi");
    await page.clock.runFor(60 * second);
    expect(await toast.count()).toBe(1);
    await close.press("Escape");
    await toast.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Prima");
  });

  it("do not take the focus, and restore it after the last notice", async () => {
    const { page, send, text, toast, region } = await openListening(
      site,
      `<button id="before">Prima</button>${markup}`,
    );
    await page.locator("#before").focus();
    const before = await region.elementHandle();
    send("Uno");
    await toast.waitFor();
    expect(await focused(page), "focus when a notice arrives").toBe("Prima");
    expect(await region.evaluate((now, old) => now === old, before), "same live region").toBe(true);
    send("Due");
    await expect.poll(() => toast.count()).toBe(1);
    await expect.poll(text).toContain("e un altro avviso");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await text()).toMatch(/^Due/);
    expect(await focused(page)).toBe("Chiudi");
    await page.keyboard.press("Enter");
    await toast.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Prima");
  });

  it.each([
    ["javascript:window.ran=1", undefined],
    ["/promo", "/promo"],
  ])("link to %s only if the safe-URL check accepts it (S04)", async (href, expected) => {
    const { send, toast } = await openListening(site);
    send("Novità", { body: `<a href="${href}">Scopri</a>` });
    await toast.waitFor();
    const links = await toast
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(expected === undefined ? [] : [site.sandbox.siteUrl + expected]);
  });

  it("appear again after an outage of the broker", { ...slow, timeout: 40_000 }, async () => {
    const { send, toast, text } = await openListening(site);
    site.sandbox.model.gamification.faults.apply("stop");
    site.sandbox.model.journal.clear();
    site.sandbox.model.gamification.faults.apply("start");
    await isListening(site);
    send("Di nuovo");
    await toast.waitFor();
    expect(await text()).toMatch(/^Di nuovo/);
  });
});

const connects = () => frames(site, "CONNECT");

describe("the notices element", () => {
  itEach(["marco"], ["anna"])(
    "shows nothing and does not connect for %s, who is self-excluded or in a game pause",
    async (player) => {
      const { page } = await openPanel(site, markup, player);
      await inState(page, "restricted");
      await painted(page);
      expect(connects()).toEqual([]);
      expect(await page.locator(`${tag} [role="status"]`).count()).toBe(0);
    },
  );

  it("shows nothing and does not connect if the limits cannot be read", async () => {
    site.sandbox.fault({ match: "elf", status: 503 });
    const { page } = await openPanel(site, markup, "giulia");
    await inState(page, "ready");
    await page.waitForLoadState("networkidle");
    expect(await page.locator(`${tag} [role="status"]`).count()).toBe(0);
    expect(connects()).toEqual([]);
  });

  it("shows nothing to a visitor and does not connect", async () => {
    const { page } = await openPanel(site, markup);
    await inState(page, "logged-out");
    await painted(page);
    expect(connects()).toEqual([]);
  });

  itEach(
    [["on the element", `<${tag} data-calm></${tag}>`]],
    [["on an ancestor", `<div data-calm>${markup}</div>`]],
  )("shows nothing in calm mode %s, and shows notices again after calm mode ends", async (_, body) => {
    const { page } = await openPanel(site, body, "giulia");
    await inState(page, "ready");
    await painted(page);
    expect(connects()).toEqual([]);
    await page.evaluate(() => {
      const calm = document.querySelector("[data-calm]");
      calm?.setAttribute("data-calm", "false");
    });
    await isListening(site);
    const { send, toast } = notificationsOf(site, page);
    send("Ora");
    await toast.waitFor();
    await page.evaluate(() => document.querySelector("[data-calm]")?.setAttribute("data-calm", ""));
    await toast.waitFor({ state: "detached" });
  });

  it("shows nothing while a dialog is open, but shows a notice after it closes", async () => {
    const dialog = `<dialog id="d">Regole</dialog>`;
    const { page, send, toast, passUntil } = await openWithClock(dialog + markup);
    await page.evaluate(() => (document.querySelector("#d") as HTMLDialogElement).showModal());
    send("Aspetta");
    await hasExchanged(page);
    await page.clock.runFor(10 * second);
    await rendered(page);
    expect(await toast.count()).toBe(0);
    await page.evaluate(() => (document.querySelector("#d") as HTMLDialogElement).close());
    await passUntil(1);
  });

  it(
    "shows no new notice on a hidden page, and pauses the display time of the current notice",
    slow,
    async () => {
      const { page, send, toast, passUntil } = await openWithClock();
      send("Prima");
      await passUntil(1);
      await setHidden(page, true);
      send("Nascosto");
      await hasExchanged(page);
      await page.clock.runFor(60 * second);
      expect(await toast.innerText()).not.toContain("altro avviso");
      await setHidden(page, false);
      await page.clock.runFor(3 * second);
      await rendered(page);
      expect(await toast.innerText()).toContain("Prima");
      await passUntil(0);
    },
  );

  it("removes the member's notice after a logout", async () => {
    const { page, send, toast } = await openListening(
      site,
      `${markup}<vetrina-login-modal></vetrina-login-modal>`,
    );
    send("Di Giulia");
    await toast.waitFor();
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { session: { logout(): Promise<void> } } }).Vetrina.session.logout(),
    );
    await toast.waitFor({ state: "detached" });
    await inState(page, "logged-out");
    expect(await page.locator(`${tag} [role="status"]`).count()).toBe(0);
  });

  it("does not connect in edit mode", async () => {
    const { page } = await openPanel(site, `<${tag} data-edit></${tag}>`, "giulia");
    await inState(page, "logged-out");
    expect(connects()).toEqual([]);
  });
});

describe("one of several notices elements on a page", () => {
  const three = `<div id="one">${markup}</div><div id="two">${markup}</div><div id="three">${markup}</div>`;
  const owners = (page: Page) =>
    page
      .locator(tag)
      .evaluateAll((all) =>
        all
          .filter((each) => each.shadowRoot?.querySelector(".vetrina-toast-card"))
          .map((each) => each.parentElement?.id),
      );

  it("shows all notices alone, and after its removal another element shows them", async () => {
    const { page, send, toast } = await openListening(site, three);
    await expect.poll(() => page.locator(`${tag}[data-state="ready"]`).count()).toBe(3);
    send("Uno");
    await expect.poll(() => toast.count()).toBe(1);
    expect(frames(site, "SUBSCRIBE", "callbacks")).toHaveLength(1);
    const [first] = await owners(page);
    await page.locator(`#${first} ${tag}`).evaluate((element) => element.remove());
    await expect.poll(() => toast.count()).toBe(1);
    expect(await toast.innerText()).toContain("Uno");
    send("Due");
    await expect.poll(() => toast.innerText()).toContain("e un altro avviso");
    expect(await owners(page)).toHaveLength(1);
    expect(await owners(page)).not.toContain(first);
  });

  it("shows notices only if it is neither hidden nor inert", async () => {
    const { page, send } = await openListening(site, three);
    await expect.poll(() => page.locator(`${tag}[data-state="ready"]`).count()).toBe(3);
    await page.evaluate(() => {
      document.querySelector("#one")?.setAttribute("hidden", "");
      document.querySelector("#two")?.setAttribute("inert", "");
    });
    send("Uno");
    await expect.poll(() => owners(page)).toEqual(["three"]);
  });

  it("takes no space on the page, not even a gap", async () => {
    const { page } = await openListening(
      site,
      `<div id="row" style="display:flex;gap:40px"><i>a</i><i id="next">b</i></div>
       <div style="display:flex;gap:40px"><i>a</i>${markup}<i id="beside">b</i></div>`,
    );
    const left = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect(await left("#beside")).toBe(await left("#next"));
  });
});
