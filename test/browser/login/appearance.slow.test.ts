import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountMarkup, fillAndSend, modalAcceptsClicks, headerAndModal } from "../support/account";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite();

async function openAt(path: string, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await site.visit(path, options);
  await headerAndModal(page).header.getByRole("button").click();
  await modalAcceptsClicks(page);
  return page;
}

describe("axe (X4)", () => {
  it.each(["it", "en"] as const)(
    "finds no violation in an idle, busy or failed modal with the language %s",
    async (language) => {
      const page = await openAt(`/?language=${language}`);
      const release = await holdCalls(page, "/auth/login");
      expect(await axeViolations(page)).toEqual([]);
      await fillAndSend(page, "giulia", "sbagliata");
      await headerAndModal(page, language).submit.and(page.locator('[aria-busy="true"]')).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await release();
      await headerAndModal(page, language).alert.locator(".vetrina-notice").waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("finds no violation on a phone with a reason above the form", async () => {
    const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
    const { page } = await site.visit("/?session=required", phone);
    await modalAcceptsClicks(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("finds no violation in the warning for developers about missing legal lines", async () => {
    site.sandbox.page("/test/illegal", {
      body: "<main><h1>Prova</h1><vetrina-login-modal></vetrina-login-modal></main>",
      config: { session: { required: true } },
    });
    const { page, consoleMessages } = await site.visit("/test/illegal");
    await headerAndModal(page).dialog.getByText("Solo in sviluppo").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleMessages.warnings.join()).toContain('nothing in its slot "legal"');
  });
});

describe("the dialog on other screens", () => {
  const overflow = (page: Page) =>
    page.evaluate(() => {
      const dialog = document
        .querySelector("vetrina-login-panel")
        ?.shadowRoot?.querySelector(".vetrina-dialog") as HTMLElement;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return {
        page: document.documentElement.scrollWidth > innerWidth,
        dialog: dialog.scrollWidth > dialog.clientWidth,
        isInside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      };
    });
  const fits = { page: false, dialog: false, isInside: true };

  it.each([
    ["200 % zoom", "/", 640, 400],
    ["400 % zoom", "/", 320, 256],
    ["the smallest phone", "/test/small", 240, 480],
  ])("does not scroll sideways with %s, and every control can be reached", async (_, path, width, height) => {
    site.sandbox.page("/test/small", { body: accountMarkup });
    const page = await openAt(path, { viewport: { width, height } });
    expect(await overflow(page)).toEqual(fits);
    await fillAndSend(page, "giulia", "sbagliata");
    await headerAndModal(page).alert.getByText("non corretti").waitFor();
    expect(await overflow(page)).toEqual(fits);
    const { close, submit, modal } = headerAndModal(page);
    for (const control of [close, submit, modal.getByRole("link", { name: "Probabilità di vincita" })]) {
      await control.focus();
      await expect
        .poll(() =>
          control.evaluate((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
    }
  });

  it("has space for text of double size", async () => {
    site.sandbox.page("/test/large", { body: `<style>:root { font-size: 200% }</style>${accountMarkup}` });
    const { page } = await site.visit("/test/large", { viewport: { width: 390, height: 844 } });
    await headerAndModal(page).signIn.press("Enter");
    await modalAcceptsClicks(page);
    expect(await overflow(page)).toEqual(fits);
  });

  it("has visible edges around controls, and a visible focus, with forced colours", async () => {
    const page = await openAt("/", { forcedColors: "active" });
    const { userName, password, submit, close } = headerAndModal(page);
    for (const control of [userName, password, submit, close]) {
      const edge = await control.evaluate((each) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(each);
        const canvas = getComputedStyle(document.body).backgroundColor;
        return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== canvas };
      });
      expect(edge).toEqual({ borderTopWidth: "1px", borderTopStyle: "solid", isSeen: true });
    }
    const ring = await userName.evaluate((each) => getComputedStyle(each).outlineStyle);
    expect(ring).toBe("solid");
    expect(await axeViolations(page, { without: ["color-contrast"] })).toEqual([]);
  });

  it.each([
    ["no-preference", ["vetrina-rise"]],
    ["reduce", ["vetrina-fade"]],
  ] as const)(
    "appears, if the motion preference is %s, with the animation %s",
    async (reducedMotion, names) => {
      const { page } = await site.visit("/", { reducedMotion });
      await page.evaluate(() =>
        document.addEventListener(
          "animationstart",
          ({ animationName }) => Object.assign(window, { animationName }),
          true,
        ),
      );
      await headerAndModal(page).signIn.click();
      await headerAndModal(page).dialog.waitFor();
      const animations = () =>
        page
          .locator("vetrina-login-panel .vetrina-dialog")
          .evaluate((dialog) => getComputedStyle(dialog).animationName.split(", "));
      expect(await animations()).toEqual(names);
      await settleAnimations(page);
    },
  );
});
