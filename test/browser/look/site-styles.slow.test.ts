import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { snippet } from "../../../markup/snippet";
import { descriptions } from "../../../widgets/descriptions";
import { loginModal } from "../../../widgets/login-modal/definition";
import {
  fillAndSend,
  headerMarkup,
  modalMarkup,
  modalAcceptsClicks,
  headerAndModal,
} from "../support/account";
import { settleAnimations } from "../support/animations";
import { pauseClock } from "../support/clock";
import { useTestSite } from "../support/site";
import { inheritedProperties, rulesForElements, smallRoot } from "./hostile-styles";
import { changesInside, rememberInsides } from "./insides";
import { asAsked, spacings } from "./text-spacing";

const site = useTestSite({ lasts: "whole file" });

/**
 * Sets everything that the site controls to constant values: a widget's position and width, its slotted
 * content, and the height of a sticky header.
 */
const stage = `<style>
  #stage, #stage > * { display: block !important; float: none !important; box-sizing: border-box !important;
    margin: 0 !important; padding: 0 !important; border: 0 !important; outline: 0 !important }
  #stage { position: absolute !important; inset: 0 auto auto 0 !important; width: 390px !important;
    --vetrina-sticky-top: 56px !important }
  #stage [slot]:not([slot="form"]) { display: none !important }
</style>`;

/**
 * Milliseconds within which all widgets of a page must be shown. The limit is high because other test files
 * run at the same time.
 */
const loadTime = 90_000;

/** Opens a page and stops its clock as soon as it is ready. */
async function openStopped(
  query: string,
  body: string,
  {
    config = {},
    height = 800,
  }: { readonly config?: Readonly<Record<string, unknown>>; readonly height?: number },
  shown: (page: Page) => Promise<void>,
): Promise<Page> {
  const url = site.sandbox.page("/test/still", {
    head: stage,
    body: `<main id="stage">${body}</main>`,
    config,
  });
  const { page } = await site.newPage({
    viewport: { width: 1280, height },
  });
  await page.clock.install();
  await page.goto(url + query);
  await shown(page);
  await settleAnimations(page);
  await pauseClock(page);
  return page;
}

const shownWidgets = descriptions.filter(({ tag }) => tag !== loginModal.tag);

/** First two examples of every widget. */
const openWidgets = () =>
  openStopped(
    "",
    shownWidgets
      .flatMap((definition) =>
        (definition.examples ?? [])
          .slice(0, 2)
          .map((example) =>
            snippet(definition, { ...example, own: { ...example.own, "data-demo": example.demo } }, "it"),
          ),
      )
      .join(""),
    { height: 36_000 },
    async (page) => {
      await page.waitForFunction(
        () => !document.querySelector("#stage > :not([data-state]), [data-state=loading]"),
        undefined,
        { timeout: loadTime },
      );
      await page.waitForLoadState("networkidle");
      await page.locator("vetrina-date-picker").first().getByRole("button").first().click();
    },
  );

/**
 * Opens the login with everything that its form can show: a problem, a hint and the notice of a bot check.
 */
const openLogin = () =>
  openStopped(
    "?bot=recaptcha-v3",
    headerMarkup + modalMarkup,
    { config: { session: { required: true }, botCheck: { badge: "hidden" } } },
    async (page) => {
      await modalAcceptsClicks(page);
      await fillAndSend(page, "giulia", "sbagliata");
      await headerAndModal(page).alert.locator(".vetrina-notice").waitFor();
      await headerAndModal(page).password.evaluate((field) =>
        field.dispatchEvent(
          new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true }),
        ),
      );
      await headerAndModal(page).modal.getByText("blocco maiuscole").waitFor();
    },
  );

describe.each([
  ["every widget", openWidgets, 1000],
  ["the login", openLogin, 40],
])("the inside of %s", (_, open, fewest) => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
    expect(await rememberInsides(page)).toBeGreaterThan(fewest);
  }, loadTime + 60_000);

  it.each([...rulesForElements, ...inheritedProperties, smallRoot])(
    "is not changed by the site style %s (X8)",
    async (_, css) => {
      expect(await changesInside(page, css)).toEqual([]);
    },
  );

  it("has the text spacing that a visitor sets (WCAG 1.4.12)", async () => {
    expect(await spacings(page, { ofTool: true })).toEqual([asAsked]);
    // Excludes headings, because they have their own letter spacing.
    const ofButtons = await spacings(page, { selector: "button:not(:is(h2, h3, h4) *)" });
    expect(ofButtons.length).toBeGreaterThan(0);
    // The document's style sheet applies only to the host element, and its shadow tree inherits the lengths.
    for (const each of ofButtons) expect(each).toMatch(/^letters 0\.1\d, words 0\.[12]\d,/);
  });
});

describe("the login form in the light DOM", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openLogin();
  });

  it("has the text spacing of a visitor's own style sheet, which applies to the document only", async () => {
    expect(await spacings(page, { selector: ".vetrina-login *" })).toEqual([asAsked]);
  });

  it("can be styled by the site with tokens", async () => {
    await page.addStyleTag({ content: ":root { --vetrina-r-md: 3px; --vetrina-brand: rgb(1, 2, 3) }" });
    await settleAnimations(page);
    const [radius, ground] = await headerAndModal(page).submit.evaluate((button) => {
      const { borderTopLeftRadius, backgroundColor } = getComputedStyle(button);
      return [borderTopLeftRadius, backgroundColor];
    });
    expect([radius, ground]).toEqual(["3px", "rgb(1, 2, 3)"]);
  });

  it("does not change elements of a password manager", async () => {
    const [added, field] = await headerAndModal(page).password.evaluate((input) => {
      const icon = document.createElement("span");
      icon.style.padding = "7px";
      input.after(icon);
      input.style.setProperty("padding-right", "99px", "important");
      return [getComputedStyle(icon).paddingTop, getComputedStyle(input).paddingRight];
    });
    expect([added, field]).toEqual(["7px", "99px"]);
  });
});
