import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  fillAndSend,
  focused,
  headerAndModal,
  headerMarkup,
  modalAcceptsClicks,
  modalMarkup,
  openModal,
  painted,
  receivedLogins,
} from "../support/account";
import { gestures } from "../support/gestures";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const tall = '<div style="height: 3000px">testo</div>';
const style = (css: string) => `<style>${css}</style>`;
const script = (code: string) => `<script>${code}</script>`;

const requestLogin = (page: Page) => page.evaluate("Vetrina.session.requestLogin()");

async function visitWith(head: string, body = accountMarkup + tall, config = {}): Promise<Page> {
  site.sandbox.page("/test/host", { head, body, config });
  const { page } = await site.visit("/test/host");
  await page.locator('vetrina-login-modal[data-state="ready"]').first().waitFor({ state: "attached" });
  await page.waitForFunction(() => "session" in ((window as { Vetrina?: object }).Vetrina ?? {}));
  return page;
}

async function expectScrolling(page: Page): Promise<void> {
  await gestures.wheel(page, 100, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Checks that the dialog is modal, has the focus, and can be used with pointer and keyboard. */
async function expectLoginWorks(page: Page): Promise<void> {
  await modalAcceptsClicks(page);
  await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
  const { userName, password, submit } = headerAndModal(page);
  const before = receivedLogins(site).length;
  for (const [field, text] of [
    [userName, "giulia"],
    [password, "vetrina"],
  ] as const) {
    await field.click();
    await page.keyboard.type(text);
  }
  await submit.click();
  await expect.poll(() => receivedLogins(site).length).toBe(before + 1);
}

describe("a login modal that the page hides", () => {
  itEach(
    ["@layer a { vetrina-login-modal { display: none !important } }"],
    [
      "html body vetrina-login-modal { display: none !important; content-visibility: hidden !important }",
      "vetrina-login-modal { display: none }",
      "@media (min-width: 1px) { .hide-on-mobile { display: none !important } }",
      "vetrina-login-modal { content-visibility: hidden }",
    ],
  )("opens if only the element itself is hidden: %s", async (css) => {
    const markup = modalMarkup.replace("<vetrina-login-modal", '$& class="hide-on-mobile"');
    const page = await visitWith(style(css), headerMarkup + markup);
    await requestLogin(page);
    await expectLoginWorks(page);
  });

  itEach(
    [
      [
        "an ancestor further up hides its content",
        "main { content-visibility: hidden }",
        `<main><div style="display: contents">${modalMarkup}</div></main>`,
      ],
      ["it has the attribute hidden", "", modalMarkup.replace("<vetrina-login-modal", "$& hidden")],
    ],
    [
      [
        "the slot that it is in is hidden",
        "",
        `<div><template shadowrootmode="open"><div style="display: none"><slot></slot></div></template>${modalMarkup}</div>`,
      ],
      ["an ancestor is not displayed", "main { display: none }", `<main>${modalMarkup}</main>`],
      ["an ancestor hides its content", "main { content-visibility: hidden }", `<main>${modalMarkup}</main>`],
    ],
  )("is replaced by the login page if %s", async (_, css, body) => {
    site.sandbox.page("/test/accedi", { body: "<h1>Accedi</h1>" });
    const page = await visitWith(style(css), `<h1>Prova</h1>${body}${tall}`, {
      account: { loginUrl: "/test/accedi" },
    });
    await requestLogin(page);
    await page.waitForURL("**/test/accedi*");
  });

  itEach(
    [
      ["hidden on the element", "document.querySelector('vetrina-login-modal').hidden = true"],
      ["a removed ancestor", "document.querySelector('main').remove()"],
    ],
    [
      [
        "content-visibility of an ancestor",
        "document.querySelector('main').style.contentVisibility = 'hidden'",
      ],
      ["hidden on an ancestor", "document.querySelector('#view').hidden = true"],
      ["display of an ancestor", "document.querySelector('main').style.display = 'none'"],
      ["an emptied page", "document.querySelector('main').innerHTML = ''"],
    ],
  )("is dismissed if the page hides or removes it while it is open: %s", async (_, code) => {
    const page = await visitWith("", `<div id="view">${accountMarkup}</div>${tall}`);
    await openModal(page);
    await page.evaluate(code);
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await expectScrolling(page);
  });
});

describe("an open login dialog", () => {
  itEach(
    [
      [
        "an ancestor is moved twice",
        `const main = document.querySelector("main"); document.body.append(main); new Promise((done) => setTimeout(() => { document.body.prepend(main); done(); }, 100))`,
      ],
    ],
    [
      [
        "it is moved into a shadow tree",
        `const box = document.createElement("div"); document.body.append(box); box.attachShadow({ mode: "open" }).append(document.querySelector("main"))`,
      ],
      [
        "it is moved to another place",
        "document.body.prepend(document.querySelector('vetrina-login-modal'))",
      ],
      [
        "an ancestor is moved into a new element",
        `const box = document.createElement("div"); const main = document.querySelector("main"); main.before(box); box.append(main)`,
      ],
    ],
  )("is modal again if %s", async (_, code) => {
    const page = await visitWith("");
    await openModal(page);
    await headerAndModal(page).password.click();
    await page.evaluate(code);
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
    await expect.poll(() => focused(page)).toBe("password");
    await page.keyboard.press("Escape");
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await expectScrolling(page);
  });

  it("remains the only dialog if another login modal is added before it", slow, async () => {
    const page = await visitWith("");
    await openModal(page);
    await page.evaluate(() => document.body.prepend(document.createElement("vetrina-login-modal")));
    await page.locator('vetrina-login-modal[data-state="ready"] >> nth=1').waitFor({ state: "attached" });
    await painted(page);
    expect(await page.locator("dialog").count()).toBe(1);
    await requestLogin(page);
    await painted(page);
    expect(await page.locator("body > vetrina-login-modal > dialog").count()).toBe(0);
    expect(await page.locator("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await expectScrolling(page);
    await requestLogin(page);
    await headerAndModal(page).dialog.waitFor();
  });

  it("keeps its styles and the scroll lock if a script removes all adopted style sheets", async () => {
    const page = await visitWith("", headerMarkup + modalMarkup + tall);
    await openModal(page);
    const { submit } = headerAndModal(page);
    const look = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const before = [await look(), await overflow()];
    const without = await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      return getComputedStyle(document.documentElement).overflowY;
    });
    expect(without).not.toBe("hidden");
    await expect.poll(async () => [await look(), await overflow()]).toEqual(before);
    await page.keyboard.press("Escape");
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await expectScrolling(page);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  it("shows elements that a password manager adds to its panel", async () => {
    const page = await visitWith("");
    await openModal(page);
    await page.locator("vetrina-login-panel").evaluate((panel) => {
      const menu = Object.assign(document.createElement("button"), { textContent: "Compila" });
      menu.addEventListener("click", () => menu.remove());
      panel.append(menu);
    });
    await page.getByRole("button", { name: "Compila" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Compila" }).count()).toBe(0);
  });
});

/** Code of a submit handler; `b` is the submit button, `target` the form. */
type Handler = readonly [name: string, code: string];

const handlers: readonly Handler[] = [
  ["replaces the button", `setTimeout(() => { b.outerHTML = "<span>Attendere</span>" })`],
  [
    "locks what is around the form",
    `target.parentElement.inert = true; target.parentElement.style.pointerEvents = "none";
     target.parentElement.hidden = true; target.parentElement.slot = ""; target.parentElement.className = "";
     target.closest("vetrina-login-panel").inert = true; target.closest("vetrina-login-panel").hidden = true`,
  ],
  [
    "associates the controls with another form",
    `for (const each of target.querySelectorAll("input, button")) { each.setAttribute("form", "other"); each.maxLength = 2; }`,
  ],
];

const slowHandlers: readonly Handler[] = [
  ["replaces the button's class", `b.className = "btn disabled"; b.disabled = true`],
  ["changes the button's type", `b.type = "button"`],
  ["removes the button", "setTimeout(() => b.remove())"],
  ["removes the form", "setTimeout(() => target.remove())"],
  ["empties the form", "setTimeout(() => target.replaceChildren())"],
  [
    "hides with important styles",
    `for (const each of [target, target.parentElement, b, ...target.querySelectorAll("div, input")])
       each.style.cssText = "display: none !important; pointer-events: none !important; opacity: 0 !important"`,
  ],
  [
    "renames the fields",
    `target.querySelectorAll("input, label").forEach((each, index) => {
       if (each.localName === "label") each.htmlFor = "x";
       else { each.name = "x" + index; each.id = "y" + index; each.className = "" }
     })`,
  ],
  [
    "adds required fields and asks for validation",
    `target.noValidate = false; target.method = "get";
     for (const each of target.querySelectorAll("input")) { each.required = true; each.pattern = "[0-9]+"; }`,
  ],
];

describe("a submit handler of the page", () => {
  itEach(handlers, slowHandlers)("does not prevent the next login attempt if it %s", async (_, code) => {
    const page = await visitWith(
      script(`addEventListener("submit", (event) => {
        const { target } = event;
        const b = event.submitter ?? document.querySelector("vetrina-login-modal [type=submit]");
        ${code}
      }, true)`),
    );
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await openModal(page);
    const { userName, submit, alert, inState, password } = headerAndModal(page);
    await userName.click();
    await page.keyboard.type("giulia");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sbagliata");
    await submit.click();
    await alert.getByText("non corretti").waitFor();
    expect(await page.getByText("Attendere").count()).toBe(0);
    await page.getByText("Nome utente", { exact: true }).click();
    expect(await focused(page)).toBe("username");
    await page.getByText("Password", { exact: true }).click();
    expect(await focused(page)).toBe("password");
    expect(await password.getAttribute("autocomplete")).toBe("current-password");
    await page.keyboard.type("vetrina");
    await submit.click();
    await inState("ready");
    expect(receivedLogins(site)).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it(
    "does not prevent a login by adding fields with the names of all properties and methods of a form",
    slow,
    async () => {
      const page = await visitWith("");
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await openModal(page);
      await fillAndSend(page, "giulia", "sbagliata");
      await headerAndModal(page).alert.getByText("non corretti").waitFor();
      await page.evaluate(() => {
        const form = document.querySelector("vetrina-login-modal form") as HTMLFormElement;
        const names = new Set<string>();
        let each = Object.getPrototypeOf(form) as object | null;
        for (; each; each = Object.getPrototypeOf(each) as object | null)
          Object.getOwnPropertyNames(each).forEach((name) => names.add(name));
        // A field named `nodeName` makes React report an error, but the login works.
        names.delete("nodeName");
        const box = document.createElement("div");
        for (const name of names)
          box.append(Object.assign(document.createElement("input"), { type: "hidden", name }));
        form.append(box);
      });
      // Locators read members of the form, so the rest of the test does not use any.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type("sbagliata");
      await page.keyboard.press("Enter");
      await expect.poll(() => receivedLogins(site).length).toBe(2);
      await page.waitForFunction(() => document.querySelector('input[name="password"]:not(:read-only)'));
      await page.waitForFunction(() => document.activeElement?.matches('input[name="password"]'));
      await page.keyboard.type("vetrina");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => !document.querySelector("dialog"));
      expect(receivedLogins(site)).toHaveLength(3);
      expect(errors).toEqual([]);
    },
  );
});

describe("styles of the page", () => {
  itEach(
    [
      `*::before, *::after { content: "" !important; position: fixed !important; inset: 0 !important; z-index: 9 !important }`,
    ],
    [
      `dialog::before, dialog::after { content: ""; position: absolute; inset: 0 }`,
      `vetrina-login-panel::before, .vetrina-login::after { content: "" !important; position: fixed !important; inset: 0 !important }`,
      "* { writing-mode: vertical-rl !important; text-orientation: upright !important }",
      "* { font-size: 0 !important }",
    ],
  )("do not cover or deform the login: %s", async (css) => {
    const page = await visitWith("", headerMarkup + modalMarkup);
    await requestLogin(page);
    await modalAcceptsClicks(page);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { close, submit, userName, password, modal } = headerAndModal(page);
    const label = modal.getByText("Nome utente", { exact: true });
    const heading = modal.getByRole("heading");
    await modal.evaluate((host) => host.querySelectorAll('[slot="legal"]').forEach((each) => each.remove()));
    const boxes = () =>
      Promise.all([close, submit, userName, password, label, heading].map((each) => each.boundingBox()));
    const before = await boxes();
    await page.addStyleTag({ content: css });
    expect(await boxes()).toEqual(before);
    await expectLoginWorks(page);
    await requestLogin(page);
  });

  it(
    "do not allow scrolling behind the dialog, even with an important `overflow` rule in a cascade layer",
    slow,
    async () => {
      const page = await visitWith(
        style("@layer z { html, body { overflow: scroll !important } }"),
        headerMarkup + modalMarkup + tall,
      );
      await openModal(page);
      await gestures.wheel(page, 40, 40);
      await page.keyboard.press("PageDown");
      await painted(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press("Escape");
      await headerAndModal(page).dialog.waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
      await expectScrolling(page);
    },
  );
});

describe("a focus trap of the site's own dialog", () => {
  itEach(["window"], ["document"])(
    "does not make the login unusable if it listens on the %s",
    async (target) => {
      const page = await visitWith(
        script(`addEventListener("DOMContentLoaded", () => {
        const trap = document.querySelector("#trap");
        ${target}.addEventListener("focusin", (event) => {
          if (trap.contains(event.target)) return;
          event.stopImmediatePropagation();
          trap.querySelector("button").focus();
        }, true);
        for (const type of ["pointerdown", "mousedown"]) ${target}.addEventListener(type, (event) => {
          if (!trap.contains(event.target)) event.preventDefault();
        }, true);
        ${target}.addEventListener("keydown", (event) => {
          if (event.key !== "Tab") return;
          event.preventDefault();
          trap.querySelector("button").focus();
        }, true);
      })`),
        `<div id="trap" role="dialog"><button>Chiudi</button></div>${accountMarkup}`,
      );
      await requestLogin(page);
      await modalAcceptsClicks(page);
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("password");
      await page.keyboard.press("Shift+Tab");
      expect(await focused(page)).toBe("username");
      await headerAndModal(page).password.click();
      await page.keyboard.type("sbagliata");
      await headerAndModal(page).userName.click();
      await page.keyboard.type("giulia");
      await page.keyboard.press("Enter");
      await expect.poll(() => receivedLogins(site).length).toBe(1);
      await fillAndSend(page, "giulia", "vetrina");
      await headerAndModal(page).inState("ready");
    },
  );
});
