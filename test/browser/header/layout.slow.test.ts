import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  cookiesOfPlayer,
  giveCookies,
  headerMarkup,
  modalMarkup,
  headerAndModal,
  painted,
} from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Boxes of the header and its visible parts. */
const boxes = (page: Page) =>
  page.locator("vetrina-balance-header").evaluate((host) => {
    const isOnlyHeard = (piece: Element | null): boolean =>
      piece !== null &&
      (getComputedStyle(piece).clipPath === "inset(50%)" || isOnlyHeard(piece.parentElement));
    const pieces = [
      host,
      ...(host.shadowRoot?.querySelectorAll("[part], .account, .player-name, .action") ?? []),
    ];
    return pieces
      .filter((piece) => !isOnlyHeard(piece) && piece.getClientRects().length > 0)
      .map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const isLonger = piece.scrollWidth > piece.clientWidth || piece.scrollHeight > piece.clientHeight;
        const isCut = isLonger && getComputedStyle(piece).overflowX === "hidden";
        const name = piece.getAttribute("part") ?? (piece.getAttribute("class") || "host");
        return { name, x, y, width, height, isCut };
      });
  });

type Box = Awaited<ReturnType<typeof boxes>>[number];
const boxOf = (all: readonly Box[], name: string) => all.find((box) => box.name === name) as Box;

/** Returns the box of the login or logout button, or of the menu button if the logout is in the menu. */
const buttonOf = (all: readonly Box[]) =>
  all.find(({ name }) => name === "menu-button" || name.startsWith("action")) as Box;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function openHeader(width: number): Promise<Page> {
  site.sandbox.page("/test/header", {
    body: `<style>body { margin: 0 }</style>${headerMarkup}<p id="below">sotto</p>${modalMarkup}`,
  });
  const { page } = await site.visit("/test/header", { viewport: { width, height: 640 } });
  await headerAndModal(page).inState("logged-out");
  return page;
}

/** Shows each state of the header, in an order in which one can follow the other. */
async function* everyState(page: Page): AsyncGenerator<string> {
  const reached = async (state: string) => {
    await headerAndModal(page).inState(state);
    await painted(page);
    return state;
  };
  yield "logged-out";
  await giveCookies(page, site, cookiesOfPlayer(site));
  const release = await holdCalls(page, "account/balance");
  await page.reload();
  yield await reached("loading");
  await release();
  yield await reached("ready");
  await page.context().setOffline(true);
  yield await reached("stale");
  await page.context().setOffline(false);
  await reached("ready");
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.reload();
  yield await reached("offline");
}

describe.each([240, 320, 390, 1280])("the header at %d px", (width) => {
  it("has the same box in every state, and nothing is clipped or overlaps (H4)", async () => {
    const page = await openHeader(width);
    const below = () => page.locator("#below").evaluate((each) => each.getBoundingClientRect().top);
    const before = { host: boxOf(await boxes(page), "host"), below: await below() };
    expect(before.host).toMatchObject({ width, height: 70 });
    for await (const state of everyState(page)) {
      const all = await boxes(page);
      expect(boxOf(all, "host"), state).toEqual(before.host);
      expect(await below(), state).toBe(before.below);
      expect(
        all.filter(({ isCut }) => isCut),
        state,
      ).toEqual([]);
      const button = buttonOf(all);
      for (const name of ["account", "meta", "text", "error"]) {
        const piece = boxOf(all, name);
        if (piece) expect(overlap(piece, button), `${name} over the button, ${state}`).toBe(false);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
    }
  });

  it("has the same space for 9,99 € and 9.999,99 €, and fits a very large amount (H1)", async () => {
    const page = await openHeader(width);
    await giveCookies(page, site, cookiesOfPlayer(site));
    const measure = async (balance: number, shown: string) => {
      site.sandbox.model.players.change("giulia", { balance });
      await page.reload();
      await headerAndModal(page).amount.getByText(shown).waitFor();
      await painted(page);
      return boxes(page);
    };
    const small = await measure(9.99, "9,99");
    expect(await measure(9999.99, "9.999,99")).toEqual(small);
    const large = await measure(1_234_567.89, "1.234.567,89");
    expect(boxOf(large, "host")).toEqual(boxOf(small, "host"));
    expect(overlap(boxOf(large, "text"), buttonOf(large))).toBe(false);
  });

  it("fits the sentence about a failed balance and the retry button", async () => {
    site.sandbox.page("/test/unknown", {
      body: `<style>body { margin: 0 }</style>${headerMarkup}`,
      config: { account: { mode: "stateless", paths: { statelessBalance: "" } } },
    });
    const { page } = await site.newPage({ viewport: { width, height: 640 } });
    await giveCookies(page, site, cookiesOfPlayer(site));
    await page.goto(`${site.sandbox.siteUrl}/test/unknown`);
    await headerAndModal(page).inState("error");
    const all = await boxes(page);
    expect(boxOf(all, "host")).toMatchObject({ width, height: 70 });
    expect(overlap(boxOf(all, "error"), buttonOf(all))).toBe(false);
    await page.getByRole("button", { name: "Riprova" }).click();
    await headerAndModal(page).inState("error");
  });
});

it("a long name is cut visually only", async () => {
  const page = await openHeader(560);
  const name = "Massimiliano Bartolomeo Della Rovere Colonna";
  await giveCookies(page, site, {
    ...cookiesOfPlayer(site),
    userInfo: JSON.stringify({ name, siteNicknames: [] }),
  });
  await page.reload();
  await headerAndModal(page).inState("ready");
  const all = await boxes(page);
  expect(boxOf(all, "player-name").isCut).toBe(true);
  expect(boxOf(all, "host")).toMatchObject({ width: 560, height: 70 });
  await page.getByRole("link", { name: `Ciao, ${name}` }).waitFor();
});

it("the demo site's pages do not scroll sideways at 320 px, logged in or out", async () => {
  const { page } = await site.visit("/", { viewport: { width: 320, height: 640 } });
  const room = () => page.evaluate(() => document.documentElement.scrollWidth);
  await headerAndModal(page).inState("logged-out");
  expect(await room()).toBe(320);
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.reload();
  await headerAndModal(page).inState("ready");
  expect(await room()).toBe(320);
});
