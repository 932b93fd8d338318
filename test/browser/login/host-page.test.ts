import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  fillAndSend,
  headerAndModal,
  headerMarkup,
  modalAcceptsClicks,
  modalMarkup,
  openModal,
  receivedLogins,
} from "../support/account";
import { gestures } from "../support/gestures";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const requestLogin = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Vetrina: { session: { requestLogin(): void } } }).Vetrina.session.requestLogin(),
  );

interface TourWindow {
  readonly Vetrina: { readonly tour: { start(steps: unknown): Promise<boolean> }; inspect(): void };
}

/** Opens a page with the login. A script or styles of the page precede the library's loader. */
async function visitWith(head: string, body = accountMarkup): Promise<Page> {
  site.sandbox.page("/test/host", { head, body });
  const { page } = await site.visit("/test/host");
  await page.locator('vetrina-login-modal[data-state="ready"]').first().waitFor({ state: "attached" });
  return page;
}

const script = (code: string) => `<script>${code}</script>`;
const wrong = "non corretti";

describe("a page that changes the login form on submit", () => {
  itEach(
    [
      [
        "disables the button in its click, before the form is submitted",
        `addEventListener("click", ({ target }) => { if (target.type === "submit") target.disabled = true; }, true)`,
      ],
      [
        "shows that it is busy, and locks the fields",
        `addEventListener("submit", ({ target }) => setTimeout(() => {
          const button = target.querySelector("[type=submit]");
          button.textContent = "Attendere…";
          button.setAttribute("aria-disabled", "true");
          button.style.pointerEvents = "none";
          target.querySelectorAll("input").forEach((field) => { field.readOnly = true; field.disabled = true; });
        }), true)`,
      ],
    ],
    [
      [
        "hides the event from all other listeners of the form and the page",
        `new MutationObserver(() => {
          const form = document.querySelector("vetrina-login-modal form");
          if (form && !form.onsubmit) form.onsubmit = (event) => { event.stopPropagation(); return false; };
        }).observe(document, { childList: true, subtree: true })`,
      ],
      [
        "disables all submit buttons",
        `addEventListener("submit", () => document.querySelectorAll("[type=submit]").forEach((b) => { b.disabled = true; }), true)`,
      ],
      [
        "sets inert and hides",
        `addEventListener("submit", ({ target }) => setTimeout(() => {
          target.inert = true; target.hidden = true; target.style.display = "none"; target.style.pointerEvents = "none";
        }), true)`,
      ],
    ],
  )("does not prevent the next login attempt if it %s", async (_, code) => {
    const page = await visitWith(script(code));
    await openModal(page);
    const { userName, password, submit, alert, inState } = headerAndModal(page);
    await userName.fill("giulia");
    await password.fill("sbagliata");
    await submit.click();
    await alert.getByText(wrong).waitFor();
    await expect.poll(() => submit.textContent()).toBe("Accedi");
    await password.click();
    await page.keyboard.type("vetrina");
    await submit.click();
    await inState("ready");
    expect(receivedLogins(site)).toHaveLength(2);
  });

  it("does not prevent the next login attempt after a submission without a password", async () => {
    const page = await visitWith(
      script(`addEventListener("submit", ({ target }) => {
        const button = target.querySelector("[type=submit]");
        button.disabled = true;
        button.innerHTML = "<i>Attendere…</i>";
      }, true)`),
    );
    await openModal(page);
    const { userName, password, submit, alert, inState } = headerAndModal(page);
    await userName.fill("giulia");
    await submit.click();
    await alert.getByText("Scrivi la password.").waitFor();
    await expect.poll(() => submit.evaluate((button) => button.childElementCount)).toBe(0);
    expect(await submit.textContent()).toBe("Accedi");
    await password.fill("vetrina");
    await submit.click();
    await inState("ready");
  });

  it(
    "does not make the library repair the form endlessly if a script changes it after each repair",
    slow,
    async () => {
      const page = await visitWith(
        script(`const fight = () => document.querySelectorAll("vetrina-login-modal [type=submit]")
        .forEach((button) => { if (!button.disabled) button.disabled = true; });
        new MutationObserver(fight).observe(document, { childList: true, subtree: true, attributes: true });`),
      );
      await requestLogin(page);
      await headerAndModal(page).dialog.waitFor();
      await page.keyboard.press("Escape");
      await headerAndModal(page).dialog.waitFor({ state: "detached" });
    },
  );
});

describe("a page that changes the open login dialog", () => {
  itEach(
    [
      ["closes it", "close"],
      ["removes it", "remove"],
    ],
    [["removes its attribute open", "attribute"]],
  )("dismisses the login and remains usable if its script %s", async (_, way) => {
    const page = await visitWith("", `${accountMarkup}<div style="height: 3000px"></div>`);
    await openModal(page);
    await headerAndModal(page).dialog.evaluate((dialog, how) => {
      if (how === "close") (dialog as HTMLDialogElement).close();
      else if (how === "remove") dialog.remove();
      else dialog.removeAttribute("open");
    }, way);
    await headerAndModal(page).dialog.waitFor({ state: "detached" });
    await gestures.wheel(page, 100, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await openModal(page);
    await fillAndSend(page);
    await headerAndModal(page).inState("ready");
  });

  it("does not affect the dialog by making it inert and hidden", slow, async () => {
    const page = await visitWith("");
    await openModal(page);
    await headerAndModal(page).dialog.evaluate((dialog) => {
      Object.assign(dialog, { inert: true, hidden: true, slot: "other" });
      dialog.setAttribute("aria-hidden", "true");
    });
    await headerAndModal(page).userName.click();
    await fillAndSend(page);
    await headerAndModal(page).inState("ready");
  });

  it("shows legal notices in the dialog, even late ones, and has them in the modal element again afterwards", async () => {
    const page = await visitWith("");
    await openModal(page);
    const { modal, dialog } = headerAndModal(page);
    await modal.getByRole("link", { name: "Gioco responsabile" }).waitFor();
    await modal.evaluate((host) => {
      const late = document.createElement("p");
      late.slot = "legal";
      late.textContent = "Aggiunto dopo";
      host.append(late);
    });
    await modal.getByText("Aggiunto dopo").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    const slots = await modal.evaluate((host) => Array.from(host.children, ({ slot }) => slot));
    expect(slots).toEqual(["legal", "legal"]);
  });
});

/** Styles that a site sets for its whole page, for example while its own menu is open. */
const inherited = [
  "pointer-events: none",
  "interactivity: inert; -webkit-user-modify: read-only; text-shadow: 1px 1px red; hyphens: auto; tab-size: 9",
];

const otherInherited = [
  "visibility: hidden",
  "user-select: none; -webkit-user-select: none",
  "cursor: wait; caret-color: transparent; -webkit-text-fill-color: transparent; color: transparent",
  "writing-mode: vertical-rl; text-orientation: upright; direction: rtl",
  "text-transform: uppercase; text-indent: 3em; text-align: right; white-space: nowrap; word-break: break-all",
  "forced-color-adjust: none; color-scheme: dark; font: italic 700 30px/3 monospace",
];

describe("styles that a page sets on its body", () => {
  itEach(inherited, otherInherited)("do not make the login unusable: %s", async (style) => {
    const page = await visitWith(`<style>body { ${style} }</style>`);
    await requestLogin(page);
    await modalAcceptsClicks(page);
    const { userName, password, submit, modal } = headerAndModal(page);
    await userName.click();
    await page.keyboard.type("giulia");
    await password.click();
    await page.keyboard.type("vetrina");
    await modal.getByRole("button", { name: "Mostra password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await submit.click();
    await expect.poll(() => receivedLogins(site).length).toBe(1);
  });

  /** Boxes of the library in the top layer, each with the action that opens it. */
  const boxes: readonly (readonly [
    name: string,
    markup: string,
    box: string,
    open: (page: Page) => Promise<unknown>,
  ])[] = [
    ["the login dialog", accountMarkup, "vetrina-login-panel [part=dialog]", (page) => requestLogin(page)],
    [
      "the calendar",
      '<vetrina-date-picker id="picker"><span>Data</span></vetrina-date-picker>',
      "vetrina-date-picker [part=panel]",
      (page) => page.locator("vetrina-date-picker").getByRole("button").first().click(),
    ],
    [
      "the popover of a tour",
      '<p id="here">Qui</p>',
      "vetrina-tour-popover [part=popover]",
      (page) =>
        page.evaluate(() => {
          const { Vetrina } = window as unknown as TourWindow;
          void Vetrina.tour.start([{ title: "Uno", text: "testo", target: "#here" }]);
        }),
    ],
  ];

  itEach(boxes.slice(0, 1), boxes.slice(1))(
    "do not change anything in %s",
    async (_, body, selector, open) => {
      site.sandbox.page("/test/boxes", { body: `<main><h1>Prova</h1>${body}</main>` });
      const { page } = await site.visit("/test/boxes");
      await page.waitForFunction(() => "session" in ((window as { Vetrina?: object }).Vetrina ?? {}));
      await page.waitForLoadState("networkidle");
      await open(page);
      const box = page.locator(selector);
      await box.waitFor();
      const changes = await box.evaluate(
        (element, styles) => {
          const inside = [element, ...element.querySelectorAll("*")];
          const names = [...getComputedStyle(element)].filter(
            (name) =>
              !/size|origin|width|height|inset|top|left|right|bottom|font-family|perspective/.test(name),
          );
          const read = () =>
            inside.flatMap((each) =>
              names.map(
                (name) => `${each.localName} ${name}: ${getComputedStyle(each).getPropertyValue(name)}`,
              ),
            );
          return styles.flatMap((style) => {
            const sheet = document.createElement("style");
            const before = read();
            sheet.textContent = `body { ${style} }`;
            document.head.append(sheet);
            const after = read();
            sheet.remove();
            return after.filter((line, index) => line !== before[index]);
          });
        },
        [...inherited, ...otherInherited],
      );
      expect(changes.slice(0, 5)).toEqual([]);
    },
  );
});

describe("a page's style rules for dialogs, forms and all elements", () => {
  const hostile = [
    "@layer reset { dialog, vetrina-login-panel { display: none !important; visibility: hidden !important } }",
    "body * { opacity: 0 !important; visibility: hidden !important; pointer-events: none !important; transform: translateX(999px) !important; clip-path: inset(50%) !important }",
  ];
  const otherHostile = [
    "form, input, button, label { display: none !important; visibility: hidden !important; transform: scale(0) !important }",
    "dialog { display: none !important; position: static !important; width: 20px !important; opacity: 0 !important }",
    "dialog, dialog::backdrop { background: rgb(255, 0, 0) !important }",
  ];

  itEach(hostile, otherHostile)("do not change the open login: %s", async (css) => {
    const page = await visitWith("", headerMarkup + modalMarkup);
    await requestLogin(page);
    await modalAcceptsClicks(page);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { dialog, submit, userName, password } = headerAndModal(page);
    const panel = page.locator("vetrina-login-panel [part=dialog]");
    const look = () =>
      Promise.all([
        ...[dialog, panel, submit, userName].map((each) => each.boundingBox()),
        dialog.evaluate((each) => getComputedStyle(each, "::backdrop").display),
        panel.evaluate((each) => getComputedStyle(each).backgroundColor),
      ]);
    const before = await look();
    await page.addStyleTag({ content: css });
    expect(await look()).toEqual(before);
    await userName.click();
    await fillAndSend(page, "giulia", "sbagliata");
    await expect.poll(() => receivedLogins(site).length).toBe(1);
    await password.click();
  });
});

describe("a password manager (L1)", () => {
  it("can add a usable menu to the dialog that contains the field", async () => {
    const page = await visitWith("");
    await openModal(page);
    const tag = await headerAndModal(page).userName.evaluate((field) => {
      const place = field.closest("dialog:modal") ?? document.body;
      const { left, bottom } = field.getBoundingClientRect();
      const menu = document.createElement("div");
      menu.style.cssText = `position: fixed; left: ${left}px; top: ${bottom}px; z-index: 2147483647; padding: 8px; background: white`;
      const offer = Object.assign(document.createElement("button"), {
        type: "button",
        textContent: "Compila",
      });
      offer.addEventListener("click", () => {
        (field as HTMLInputElement).value = "giulia";
        const password = document.querySelector<HTMLInputElement>("input[type=password]");
        if (password) password.value = "vetrina";
        menu.remove();
      });
      menu.append(offer);
      place.append(menu);
      return place.localName;
    });
    expect(tag).toBe("dialog");
    await page.getByRole("button", { name: "Compila" }).click();
    await headerAndModal(page).submit.click();
    await headerAndModal(page).inState("ready");
  });
});

describe("a copy of the rendered page", () => {
  const copies: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    [
      "opened as a page",
      async (page) => {
        const markup = await page.content();
        site.sandbox.file("/test/saved.html", { body: markup, type: "text/html" });
        await page.goto(`${site.sandbox.siteUrl}/test/saved.html`);
      },
    ],
    ["in its own place", (page) => page.evaluate("document.body.innerHTML = document.body.innerHTML")],
  ];

  itEach(copies.slice(0, 1), copies.slice(1))(
    "has one working login form and the author's notices: %s",
    async (_, copy) => {
      const page = await visitWith("");
      await openModal(page);
      await copy(page);
      await expect.poll(() => page.locator("dialog:not(:modal)").count()).toBe(0);
      await page.waitForFunction(() => "session" in ((window as { Vetrina?: object }).Vetrina ?? {}));
      await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
      if (!(await headerAndModal(page).dialog.count())) await openModal(page);
      await modalAcceptsClicks(page);
      expect(await page.locator("vetrina-login-modal form").count()).toBe(1);
      expect(await page.locator("dialog").count()).toBe(1);
      await headerAndModal(page).modal.getByRole("link", { name: "Gioco responsabile" }).waitFor();
      await fillAndSend(page);
      await headerAndModal(page).inState("ready");
    },
  );

  it("contains no elements of a tour, of announcements or of the inspector", async () => {
    site.sandbox.page("/test/parts", { body: '<main><h1>Prova</h1><p id="here">Qui</p></main>' });
    const { page } = await site.visit("/test/parts");
    await page.waitForFunction(() => "session" in ((window as { Vetrina?: object }).Vetrina ?? {}));
    await page.evaluate(() => {
      const { Vetrina } = window as unknown as TourWindow;
      Vetrina.inspect();
      void Vetrina.tour.start([{ title: "Uno", text: "testo", target: "#here" }]);
    });
    await page.locator("vetrina-tour-popover [part=popover]").waitFor();
    await page.locator("[data-vetrina-inspector]").waitFor({ state: "attached" });
    await page.locator(".driver-overlay[data-vetrina-own]").waitFor({ state: "attached" });
    const owned = "vetrina-tour-popover, .driver-overlay, [data-vetrina-inspector]";
    const originals = await page.evaluateHandle(
      (selector) => [...document.querySelectorAll(selector)],
      owned,
    );
    await page.evaluate("document.body.innerHTML = document.body.innerHTML");
    // The original inspector returns to the page, but no copy of it may remain.
    const copies = () =>
      page.evaluate(
        ([selector, known]) =>
          [...document.querySelectorAll(selector)]
            .filter((node) => !known.includes(node))
            .map((node) => node.localName),
        [owned, originals] as const,
      );
    await expect.poll(copies).toEqual([]);
    await page.locator("[data-vetrina-inspector]").waitFor({ state: "attached" });
    expect(await copies()).toEqual([]);
  });
});
