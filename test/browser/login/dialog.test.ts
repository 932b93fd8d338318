import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  fillAndSend,
  focused,
  headerMarkup,
  modalMarkup,
  modalTabOrder,
  modalAcceptsClicks,
  headerAndModal,
} from "../support/account";
import { axeViolations } from "../support/axe";
import { gestures, scrollPosition } from "../support/gestures";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const longPage = `<h1>Prova</h1><div style="height: 1200px">sopra</div>
  <button type="button" id="opener" onclick="Vetrina.session.requestLogin()">Apri</button>
  <div style="height: 2000px">sotto</div>${modalMarkup}`;

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};

async function openLongPage(options: BrowserContextOptions = {}): Promise<Page> {
  site.sandbox.page("/test/long", { body: longPage });
  const { page } = await site.visit("/test/long", options);
  await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
  await page.evaluate(() => window.scrollTo(0, 933));
  await page.locator("#opener").focus();
  await page.keyboard.press("Enter");
  await modalAcceptsClicks(page);
  return page;
}

describe("the modal dialog (L6)", () => {
  itEach([["a finger", phone, gestures.finger]], [["a wheel", {}, gestures.wheel]])(
    "prevents %s on the backdrop and inside from scrolling the page",
    async (_, options, move) => {
      const page = await openLongPage(options);
      const box = await headerAndModal(page).dialog.boundingBox();
      if (!box) throw new Error("no dialog");
      const before = await scrollPosition(page);
      for (const y of [box.y - 20, box.y + box.height / 2, box.y + box.height + 20]) {
        await move(page, 100, Math.max(y, 5));
        expect(await scrollPosition(page), `at ${y}`).toBe(before);
      }
      await page.keyboard.press("Escape");
      await headerAndModal(page).dialog.waitFor({ state: "detached" });
      expect(await page.evaluate(() => window.scrollY)).toBe(933);
      await move(page, 100, 400);
      await expect.poll(() => scrollPosition(page), { message: "now it moves" }).toBeLessThan(before);
    },
  );

  itEach(["Esc"], ["Esc in a slotted link"])(
    "closes with %s, and the focus returns to the opener",
    async (way) => {
      const page = await openLongPage();
      const { dialog } = headerAndModal(page);
      if (way === "Esc") await page.keyboard.press("Escape");
      else await page.getByRole("link", { name: "Gioco responsabile" }).press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
      expect(await page.evaluate(() => window.scrollY)).toBe(933);
      await page.keyboard.press("Enter");
      await dialog.waitFor();
    },
  );
});

describe("a click that was meant for the page (S15)", () => {
  it("does not close a dialog whose first frame was late", async () => {
    site.sandbox.page("/test/late-frame", { body: modalMarkup });
    const { page } = await site.visit("/test/late-frame");
    await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
    // Keeps the page busy between the commit that opens the dialog and its first frame, and then dispatches a
    // click.
    const click = await page.evaluate(
      () =>
        new Promise((done) => {
          const host = document.querySelector("vetrina-login-modal") as HTMLElement;
          new MutationObserver((_, observer) => {
            const panel = host.querySelector("vetrina-login-panel");
            const close = panel?.shadowRoot?.querySelector('[part="close"]');
            if (!close) return;
            observer.disconnect();
            for (const until = performance.now() + 400; performance.now() < until;);
            const options = { detail: 1, bubbles: true, composed: true, cancelable: true };
            done(close.dispatchEvent(new MouseEvent("click", options)) ? "passed" : "ignored");
          }).observe(host, { childList: true, subtree: true });
          Object(window).Vetrina.session.requestLogin();
        }),
    );
    expect(click).toBe("ignored");
    await modalAcceptsClicks(page);
    await headerAndModal(page).close.click();
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
  });
});

describe("the login, only by keyboard", () => {
  it("succeeds with Tab presses from the top of the page, even after a failed attempt", async () => {
    const { page } = await site.visit("/");
    const { inState, password, alert, dialog } = headerAndModal(page);
    await inState("logged-out");
    for (let count = 0; count < 6 && (await focused(page)) !== "Accedi"; count++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await expect.poll(() => focused(page)).toBe("username");
    await page.keyboard.type("giulia");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sbagliata");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Mostra password");
    await page.keyboard.press("Space");
    expect([await password.getAttribute("type"), await focused(page)]).toEqual(["text", "password"]);
    await page.keyboard.press("Enter");
    await alert.getByText("non corretti").waitFor();
    await expect.poll(() => focused(page)).toBe("password");
    await page.keyboard.type("vetrina");
    await page.keyboard.press("Enter");
    await inState("ready");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Ciao, Giulia");
    // The link to the messages, if it has loaded, and the button that hides the balance precede the logout.
    for (let count = 0; count < 3 && (await focused(page)) !== "Esci"; count++)
      await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Esci");
    await page.keyboard.press("Enter");
    await inState("logged-out");
    await expect.poll(() => focused(page)).toBe("Accedi");
  });

  it("cycles with Tab and Shift+Tab inside the dialog, including the author's links", async () => {
    const { page } = await site.visit("/");
    await headerAndModal(page).signIn.press("Enter");
    await headerAndModal(page).dialog.waitFor();
    const roundBack = [...modalTabOrder.slice(0, -1).toReversed(), "username"];
    for (const stop of [...modalTabOrder, ...modalTabOrder]) {
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(stop);
    }
    for (const stop of [...roundBack, ...roundBack]) {
      await page.keyboard.press("Shift+Tab");
      expect(await focused(page)).toBe(stop);
    }
  });

  it("focuses the heading on a phone, so that no keyboard covers the title", async () => {
    const page = await openLongPage(phone);
    expect(await focused(page)).toBe("Accedi");
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName)).toBe("H2");
  });
});

describe("the login form with help links at 360 × 640", () => {
  const markup = `<main><h1>Prova</h1>${headerMarkup}<vetrina-login-modal><p slot="help"><a href="/password">Password dimenticata?</a>
    <a href="/registrazione">Registrati</a></p><p slot="legal"><b>18+</b> Il gioco è vietato ai minori.</p></vetrina-login-modal></main>`;

  it("shows an error below its field, and the operator's links below the button", async () => {
    site.sandbox.page("/test/help", { body: markup });
    const { page } = await site.visit("/test/help", phone);
    const { signIn, userName, password, alert, submit, modal } = headerAndModal(page);
    await signIn.tap();
    await modalAcceptsClicks(page);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
    await submit.tap();
    await alert.getByText("Scrivi il nome utente.").waitFor();
    expect(await top(alert)).toBeGreaterThan(await top(userName));
    expect(await top(alert)).toBeLessThan(await top(password));
    await userName.fill("giulia");
    await submit.tap();
    await alert.getByText("Scrivi la password.").waitFor();
    expect(await top(alert)).toBeGreaterThan(await top(password));
    const help = modal.getByRole("link", { name: "Password dimenticata?" });
    expect(await top(help)).toBeGreaterThan(await top(submit));
    await submit.focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Password dimenticata?");
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("the operator's legal lines at 360 × 640", () => {
  const inside = (page: Page) =>
    page.locator("vetrina-login-modal").evaluate((host) => {
      const panel = host.querySelector("vetrina-login-panel");
      const dialog = panel?.shadowRoot?.querySelector(".vetrina-dialog") as HTMLElement;
      const legal = host.querySelector('[slot="legal"]') as HTMLElement;
      const { top, bottom } = legal.getBoundingClientRect();
      const frame = dialog.getBoundingClientRect();
      return {
        scrolls: dialog.scrollHeight > dialog.clientHeight || dialog.scrollWidth > dialog.clientWidth,
        isSeen: top >= 0 && bottom <= frame.bottom && frame.bottom <= innerHeight,
      };
    });

  it("are visible without scrolling, even with an error (L9)", async () => {
    const { page } = await site.visit("/", phone);
    await headerAndModal(page).signIn.tap();
    await modalAcceptsClicks(page);
    expect(await inside(page)).toEqual({ scrolls: false, isSeen: true });
    await fillAndSend(page, "giulia", "sbagliata");
    await headerAndModal(page).alert.getByText("non corretti").waitFor();
    expect(await inside(page)).toEqual({ scrolls: false, isSeen: true });
  });

  it("are visible with the longest reason", slow, async () => {
    const { page } = await site.visit("/?session=required", phone);
    await modalAcceptsClicks(page);
    expect(await inside(page)).toEqual({ scrolls: false, isSeen: true });
  });
});
