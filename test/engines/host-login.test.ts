import { expect, it, describe } from "vitest";
import { accountMarkup } from "../browser/support/account";
import { dialog, fillAndSend, openLogin, modalAcceptsClicks } from "./support/login";
import { type EnginePage, fill, waitForText, waitUntilHidden, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const submit = 'vetrina-login-modal button[type="submit"]';
const alert = 'vetrina-login-modal [role="alert"]';
const loggedIn = 'vetrina-balance-header[data-state="ready"]';

async function visitWith(head: string): Promise<EnginePage> {
  site.page("/test/host", { head, body: accountMarkup });
  const { page } = await site.visit("/test/host");
  return page;
}

describe("the login on a page with scripts and styles that affect it", () => {
  it("can be submitted again after a script has disabled its button and locked its fields", async () => {
    const page = await visitWith(`<script>addEventListener("submit", ({ target }) => {
      for (const each of target.elements) each.disabled = each.readOnly = true;
      target.onsubmit = (event) => { event.stopPropagation(); return false; };
    }, true)</script>`);
    await openLogin(page);
    await fillAndSend(page, "giulia", "sbagliata");
    await waitForText(page, alert, "non corretti");
    await fill(page, 'input[name="password"]', "vetrina");
    await page.click(submit);
    await waitUntilPresent(page, loggedIn);
  });

  it("accepts clicks and keeps its appearance, despite styles of the page for its body, dialogs and backdrops", async () => {
    const page = await visitWith(`<style>
      @layer reset { dialog { display: none !important } }
      dialog, dialog::backdrop { background: rgb(255, 0, 0) !important; opacity: 0.1 !important }
    </style>`);
    await openLogin(page);
    await page.evaluate(() => {
      document.body.style.cssText =
        "pointer-events: none; visibility: hidden; user-select: none; -webkit-user-select: none";
    });
    await modalAcceptsClicks(page);
    const look = await page.on(dialog, (element) => {
      const { opacity, backgroundColor } = getComputedStyle(element);
      return [opacity, backgroundColor, getComputedStyle(element, "::backdrop").display];
    });
    expect(look).toEqual(["1", "rgba(0, 0, 0, 0)", "none"]);
    await page.click('input[name="username"]');
    await page.type("giulia");
    await page.click('input[name="password"]');
    await page.type("sbagliata");
    await page.click(submit);
    await waitForText(page, alert, "non corretti");
  });

  it("has space for a password manager's menu in the modal dialog around its fields", async () => {
    const page = await visitWith("");
    await openLogin(page);
    await modalAcceptsClicks(page);
    await page.on('input[name="username"]', (field) => {
      const button = document.createElement("button");
      button.id = "offer";
      button.type = "button";
      button.textContent = "Compila";
      button.style.cssText = "position: fixed; left: 10px; top: 10px; z-index: 2147483647";
      button.addEventListener("click", () => {
        (field as HTMLInputElement).value = "giulia";
      });
      (field.closest("dialog:modal") ?? document.body).append(button);
    });
    await page.click("#offer");
    expect(await page.on('input[name="username"]', (field) => (field as HTMLInputElement).value)).toBe(
      "giulia",
    );
  });

  it("is not modal while a bot check shows its challenge on the page", async () => {
    const { page } = await site.visit("/?bot=recaptcha-asking");
    await openLogin(page);
    await fillAndSend(page);
    await waitUntilPresent(page, "vetrina-login-modal > dialog:not(:modal)");
    // The challenge's iframe has the site's origin.
    await expect
      .poll(() =>
        page.on('iframe[title^="recaptcha challenge"]', (frame) => {
          const { left, top, width, height } = frame.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === frame;
        }),
      )
      .toBe(true);
    await page.on('iframe[title^="recaptcha challenge"]', (frame) => {
      (frame as HTMLIFrameElement).contentDocument?.querySelector("input")?.click();
    });
    await waitUntilPresent(page, loggedIn);
    await waitUntilHidden(page, dialog);
  });

  it("opens and stays usable, although the page hides and moves its element and rewrites its form", async () => {
    const page = await visitWith(`<style>
      vetrina-login-modal { display: none !important }
      dialog::before, vetrina-login-panel::after, .vetrina-login *::after { content: "" !important; position: fixed !important; inset: 0 !important }
    </style><script>addEventListener("submit", ({ target }) => setTimeout(() => {
      target.parentElement.inert = true;
      for (const each of target.querySelectorAll("input")) each.name = each.id = each.className = "other";
      target.querySelector("[type=submit]").outerHTML = "<b>Attendere</b>";
    }), true)</script>`);
    await openLogin(page);
    await modalAcceptsClicks(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.body.prepend(document.querySelector("vetrina-login-modal") as Element);
    });
    await waitUntilPresent(page, `${dialog}:modal`);
    await fillAndSend(page, "giulia", "sbagliata");
    await waitForText(page, alert, "non corretti");
    await fill(page, 'input[name="password"]', "vetrina");
    await page.click(submit);
    await waitUntilPresent(page, loggedIn);
  });

  it("is dismissed if the page hides an ancestor of the login", async () => {
    const page = await visitWith("");
    await openLogin(page);
    await page.evaluate(() => {
      (document.querySelector("main") as HTMLElement).style.display = "none";
    });
    await expect.poll(() => page.count("dialog")).toBe(0);
  });

  it("has exactly one form after the page has replaced its body with a copy", async () => {
    const page = await visitWith(
      "<script>function copyBody() { document.body.innerHTML = document.body.innerHTML; }</script>",
    );
    await openLogin(page);
    await page.evaluate(() => {
      (window as unknown as { copyBody(): void }).copyBody();
    });
    await waitUntilPresent(page, `${dialog}:modal`);
    await expect.poll(() => page.count("dialog")).toBe(1);
    await modalAcceptsClicks(page);
    await fillAndSend(page);
    await waitUntilPresent(page, loggedIn);
  });
});
