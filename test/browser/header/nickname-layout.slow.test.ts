import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { focused, modalMarkup, headerAndModal, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { maxShift, scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { openEditor, openFullHeader, openMenu, headerParts, fullHeader, submitNickname } from "./player";

const site = useTestSite();

const boxOf = (page: Page) => headerParts(page).header.boundingBox();

/** Whether content of the line overflows it, or overlaps the logout button. */
const hasOverflow = (page: Page) =>
  headerParts(page).header.evaluate((host) => {
    const boxOf = (selector: string) =>
      (host.shadowRoot?.querySelector(selector) as Element).getBoundingClientRect();
    const line = boxOf(".nickname");
    const menu = boxOf(".menu");
    const action = boxOf(".menu > .action");
    return [...(host.shadowRoot?.querySelectorAll(".nickname > *") ?? [])]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .some(
        ({ left, right, top, bottom }) =>
          right > menu.right ||
          top < line.top - 1 ||
          bottom > line.bottom + 1 ||
          (right > action.left && left < action.right && bottom > action.top && top < action.bottom),
      );
  });

it.each([240, 390])(
  "the nickname causes no layout shift when it arrives or is edited at %d px",
  async (width) => {
    const page = await openFullHeader(site, { viewport: { width, height: 640 } });
    const release = await holdCalls(page, "portal/nickname");
    await page.reload();
    const { nickname, field, alert } = headerParts(page);
    await headerAndModal(page).inState("ready");
    await openMenu(page);
    await nickname.locator('[part~="skeleton"]').waitFor();
    const box = await boxOf(page);
    expect(box?.height).toBe(70);
    await painted(page);
    await release();
    await nickname.getByText("giulia_demo").waitFor();
    expect(await hasOverflow(page)).toBe(false);
    // Only the pencil moves, by the difference between the name and its skeleton.
    expect(await maxShift(page)).toBeLessThan(0.0001);
    await openEditor(page);
    await submitNickname(page, "è");
    await alert.getByText("da 3 a 20 caratteri").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => field.count()).toBe(0);
    await painted(page);
    expect(await boxOf(page)).toEqual(box);
    expect(await scrollsSideways(page)).toBe(false);
  },
);

it("with text of double size, the line and its editor fit on a narrow page", async () => {
  const large = `<div style="--vetrina-u: 2rem">${fullHeader}</div>${modalMarkup}`;
  const viewport = { width: 390, height: 800 };
  const page = await openFullHeader(site, { viewport }, {}, { body: `<main><h1>Prova</h1>${large}</main>` });
  await headerParts(page).nickname.getByText("giulia_demo").waitFor({ state: "attached" });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await boxOf(page))?.height).toBe(140);
  expect(await hasOverflow(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await openMenu(page);
  expect(await hasOverflow(page)).toBe(false);
  expect(await scrollsSideways(page)).toBe(false);
  await openEditor(page);
  await submitNickname(page, "è");
  await headerParts(page).alert.getByText("da 3 a 20 caratteri").waitFor();
  const dialog = headerParts(page).header.locator("dialog");
  expect(await dialog.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
});

it("in forced colours the field, its error and the buttons have edges", async () => {
  const page = await openFullHeader(site, { forcedColors: "active" });
  await headerParts(page).nickname.getByText("giulia_demo").waitFor();
  await openEditor(page);
  await submitNickname(page, "è");
  await headerParts(page).alert.getByText("da 3 a 20 caratteri").waitFor();
  const edges = await headerParts(page).header.evaluate((host) =>
    ["dialog", ".vetrina-input", ".vetrina-notice", '.choices [part="action"]', ".choices > :last-child"].map(
      (selector) => {
        const piece = host.shadowRoot?.querySelector(selector) as Element;
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(piece);
        return `${selector} ${String(borderTopStyle === "solid" && borderTopColor !== backgroundColor)}`;
      },
    ),
  );
  expect(edges.filter((edge) => !edge.endsWith("true"))).toEqual([]);
});

it.each([240, 320, 1280])(
  "a message and a retry button replace the nickname in the same space if its chunk fails to load, at %d px",
  async (width) => {
    const page = await openFullHeader(
      site,
      { viewport: { width, height: 640 } },
      {},
      {
        library: false,
        head: ({ loaderUrl }) => `<script src="${loaderUrl}" async data-backoff="1"></script>`,
      },
    );
    let isGone = true;
    let requestCount = 0;
    await page.route(/\/nickname-\w+\.js$/, (route) => {
      requestCount += 1;
      return isGone ? route.abort() : route.continue();
    });
    await page.reload();
    const { header, nickname } = headerParts(page);
    await headerAndModal(page).inState("ready");
    await openMenu(page);
    const retry = header.getByRole("button", { name: "Riprova: Nickname non disponibile" });
    await retry.waitFor();
    const box = await boxOf(page);
    expect(box?.height).toBe(70);
    expect(await hasOverflow(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    expect(requestCount).toBe(3);

    await retry.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => requestCount).toBe(6);
    await expect.poll(() => retry.getAttribute("aria-disabled")).toBeNull();
    expect(await retry.evaluate((each) => each.matches(":focus"))).toBe(true);

    isGone = false;
    await page.keyboard.press("Enter");
    await nickname.getByText("giulia_demo").waitFor();
    await expect.poll(() => focused(page)).toBe("Modifica nickname");
    expect(await boxOf(page)).toEqual(box);
    expect(await maxShift(page)).toBeLessThan(0.0001);
  },
);
