import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, painted } from "../support/account";
import {
  boardMarkup,
  contestId,
  ladder,
  rowsIn,
  rowTexts,
  subscriptions,
  moreIn,
  tableIn,
  tag,
  type TestBoard,
  writeBoard,
} from "../support/boards";
import { pauseClock, rendered } from "../support/clock";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { setVisitorStyle } from "../support/text-fit";

const site = useTestSite();

const names = ["Anna", "Bea", "Carlo", "own", "Dario", "Elsa"];
/** The ladder with its names moved up by some places. */
const turned = (by: number) => ladder([...names.slice(by), ...names.slice(0, by)]);
const firstName = async (page: Page) => (await rowTexts(page))[0]?.split(" ")[1];
const held = (page: Page) => page.getByRole("button", { name: /^Mostra (un|\d+) aggiornament/ });

async function openBoard(board = ladder(names), body = boardMarkup, options = {}) {
  const written = writeBoard(site, board);
  const { page } = await openPanel(site, body, "giulia", options);
  await inState(page, tag, "ready");
  return { page, ...written };
}

/** Records when the order of the rows changes, in `window.changes`, milliseconds by the page's clock. */
const recordChanges = (page: Page) =>
  page.locator(tag).evaluate((host) => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    const namesNow = () =>
      [...(host.shadowRoot?.querySelectorAll(".names") ?? [])].map(({ textContent }) => textContent).join();
    let known = namesNow();
    new MutationObserver(() => {
      if (namesNow() !== known) changes.push(performance.now());
      known = namesNow();
    }).observe(host.shadowRoot as ShadowRoot, { childList: true, characterData: true, subtree: true });
  });

/** Records the texts of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const live = element?.closest("[role=status], [role=alert], [aria-live]");
      if (live?.textContent && live.getClientRects().length > 0) heard.push(live.textContent);
    };
    const watch = new MutationObserver((changes) => changes.forEach(({ target }) => hear(target)));
    const how = { subtree: true, childList: true, characterData: true };
    for (const { shadowRoot } of document.querySelectorAll("*"))
      if (shadowRoot) watch.observe(shadowRoot, how);
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

describe("updates of a leaderboard (G4)", () => {
  it(
    "change the shown leaderboard at most once a second, and finally show the newest snapshot",
    slow,
    async () => {
      const { page, push } = await openBoard();
      await page.clock.install();
      await pauseClock(page);
      await recordChanges(page);
      const recorded = () => page.evaluate(() => (window as unknown as { changes: number[] }).changes);
      let step = 0;
      const feed = async () => {
        step += 1;
        push(turned(step % names.length));
        await page.clock.runFor(100);
        await rendered(page);
        return (await recorded()).length;
      };
      await expect.poll(feed, { interval: 0, timeout: 30_000 }).toBeGreaterThan(3);
      const changes = await recorded();
      const gaps = changes.slice(1).map((time, index) => time - (changes[index] as number));
      // The page's clock moves in steps of 100 ms, so a gap of a second may measure 900 ms.
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
      push(turned(3));
      const firstAfterSecond = async () => {
        await page.clock.runFor(1000);
        return firstName(page);
      };
      await expect.poll(firstAfterSecond).toBe("Tu");
    },
  );

  it("wait and are counted while the pointer is inside, until it leaves or a button shows them", async () => {
    const { page, push } = await openBoard();
    await tableIn(page).hover();
    for (const step of [1, 2, 3, 4, 5]) {
      push(turned(step));
      // Waits after each update, because several updates in one animation frame count as one.
      await expect
        .poll(() => held(page).innerText())
        .toBe(step === 1 ? "Mostra un aggiornamento" : `Mostra ${step} aggiornamenti`);
    }
    await page.getByRole("button", { name: "Mostra 5 aggiornamenti" }).click();
    expect(await firstName(page)).toBe("Elsa");
    expect(await held(page).count()).toBe(0);
    push(turned(1));
    await page.getByRole("button", { name: "Mostra un aggiornamento" }).waitFor();
    expect(await firstName(page)).toBe("Elsa");
    await page.mouse.move(1, 1);
    await expect.poll(() => firstName(page)).toBe("Bea");
    expect(await held(page).count()).toBe(0);
  });

  it(
    "wait while the focus is inside, until a button shows them and moves the focus to the rows",
    slow,
    async () => {
      const { page, push } = await openBoard();
      await tableIn(page).focus();
      push(turned(2));
      await held(page).waitFor();
      expect(await firstName(page)).toBe("Anna");
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("Mostra un aggiornamento");
      await page.keyboard.press("Enter");
      await expect.poll(() => firstName(page)).toBe("Carlo");
      expect(await focused(page)).toBe("Torneo d’autunno: In testa");
      push(turned(4));
      await held(page).waitFor();
      await page.locator("h1").click();
      await expect.poll(() => firstName(page)).toBe("Dario");
    },
  );

  it("do not move the keyboard focus", async () => {
    const { page, push } = await openBoard();
    await page.getByRole("button", { name: "Intorno a me" }).focus();
    push(turned(1));
    await held(page).waitFor();
    await page.getByRole("button", { name: "In testa" }).focus();
    await tableIn(page).focus();
    await page.evaluate(() =>
      Object.assign(window, { before: document.activeElement?.shadowRoot?.activeElement }),
    );
    await held(page).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => firstName(page)).toBe("Bea");
    const isSame = await page.evaluate(
      () =>
        document.activeElement?.shadowRoot?.activeElement ===
        (window as unknown as { before: Element }).before,
    );
    expect(isSame).toBe(true);
  });

  it("announce only a change of the player's rank, at most once in ten seconds", slow, async () => {
    const { page, push } = await openBoard();
    const heard = await listen(page);
    push(ladder(["Carlo", "Bea", "Anna", "own", "Dario", "Elsa"]));
    await expect.poll(() => firstName(page)).toBe("Carlo");
    expect(await heard()).toEqual([]);
    for (const by of [1, 2, 1, 2, 1]) {
      push(turned(by));
      await expect.poll(() => firstName(page)).toBe(by === 1 ? "Bea" : "Carlo");
    }
    expect(await heard()).toEqual(["La tua posizione è cambiata: ora 3º, prima 4º."]);
  });

  itEach(
    [["both are visible", ""]],
    [["the first is hidden", `<style>${tag}:first-of-type { display: none }</style>`]],
  )(
    "announce the player's rank only once if the page has the same leaderboard twice: %s",
    async (_, style) => {
      const { push } = writeBoard(site, ladder(names));
      const { page } = await openPanel(site, style + boardMarkup + boardMarkup, "giulia");
      await expect.poll(() => page.locator(`${tag}[data-state=ready]`).count()).toBe(2);
      const heard = await listen(page);
      push(turned(1));
      for (const board of await page.locator(tag).all())
        await expect.poll(() => board.locator(".names").first().textContent()).toBe("Bea");
      await painted(page);
      expect(await heard()).toEqual(["La tua posizione è cambiata: ora 3º, prima 4º."]);
    },
  );
});

describe("moves of rows (G4)", () => {
  /** Number of rows that are moving. */
  const moving = (page: Page) =>
    rowsIn(page).evaluateAll((rows) => rows.filter((row) => row.getAnimations().length > 0).length);

  /** Swaps the first two rows until they move: moves are a separate chunk, which loads after the rows. */
  async function loadMoves(
    opened: TestBoard & { page: Page },
    [first = "", second = "", ...others]: readonly string[],
  ) {
    await expect
      .poll(async () => {
        const isTurned = (await firstName(opened.page)) === second;
        return movesAfter(opened, ladder(isTurned ? [first, second, ...others] : [second, first, ...others]));
      })
      .toBe(2);
  }

  async function movesAfter({ push, page }: TestBoard & { page: Page }, entries: ReturnType<typeof ladder>) {
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      const known = "moves" in window;
      Object.assign(window, { moves: 0 });
      if (known) return;
      Element.prototype.animate = function (...given) {
        Object.assign(window, { moves: (window as unknown as { moves: number }).moves + 1 });
        return animate.apply(this, given);
      };
    });
    const before = await firstName(page);
    push(entries);
    await expect.poll(() => firstName(page)).not.toBe(before);
    return page.evaluate(() => (window as unknown as { moves: number }).moves);
  }

  it("are animated for the rows that change their places, but not with reduced motion", async () => {
    const opened = await openBoard();
    await loadMoves(opened, names);
    expect(await movesAfter(opened, ladder(["own", "Carlo", "Bea", "Anna", "Dario", "Elsa"]))).toBe(4);
    await expect.poll(() => moving(opened.page)).toBe(0);
    await opened.page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movesAfter(opened, turned(1)), "with reduced motion").toBe(0);
  });

  it("are animated only for visible rows", slow, async () => {
    const many = Array.from({ length: 50 }, (_, index) => `M${index}`);
    const opened = await openBoard(ladder(many), boardMarkup, { viewport: { width: 800, height: 600 } });
    await loadMoves(opened, many);
    await moreIn(opened.page).click();
    await opened.page.mouse.move(1, 1);
    await opened.page.evaluate(() => scrollTo(0, 0));
    const inView = await rowsIn(opened.page).evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().top < innerHeight).length,
    );
    expect(inView).toBeLessThan(15);
    const moved = await movesAfter(opened, ladder([...many.slice(2), "M0", "M1"]));
    expect(moved).toBeGreaterThan(0);
    // The two additional rows are those that enter or leave the viewport.
    expect(moved).toBeLessThanOrEqual(inView + 2);
  });

  it("are not animated if more than twenty rows would move", slow, async () => {
    const many = Array.from({ length: 30 }, (_, index) => `M${index}`);
    const opened = await openBoard(ladder(many), boardMarkup, { viewport: { width: 800, height: 2400 } });
    await loadMoves(opened, many);
    await moreIn(opened.page).click();
    await moreIn(opened.page).click();
    await opened.page.mouse.move(1, 1);
    await expect.poll(() => rowsIn(opened.page).count()).toBe(30);
    expect(await movesAfter(opened, ladder([...many.slice(2), "M0", "M1"]))).toBe(0);
    expect(await movesAfter(opened, ladder(["M3", "M2", ...many.slice(4), "M0", "M1"]))).toBe(2);
  });

  it("do not make rows overlap at a root font size of 200 %", slow, async () => {
    const opened = await openBoard(ladder(names), boardMarkup, { viewport: { width: 320, height: 1800 } });
    await setVisitorStyle(opened.page, "html { font-size: 200% }");
    await opened.page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        animation.currentTime = 100;
        return animation;
      };
    });
    await loadMoves(opened, names);
    expect(await moving(opened.page)).toBeGreaterThan(0);
    const boxes = await rowsIn(opened.page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    const overlaps = boxes.slice(1).map(({ top }, index) => (boxes[index]?.bottom ?? 0) - top);
    expect(Math.max(...overlaps)).toBeLessThan(1);
  });
});

describe("a leaderboard whose chunk `leaderboard-live` fails to load", () => {
  const chunk = "leaderboard-live-";
  const noCache = { isNewVisitor: true };

  it("updates its rows, and announces the player's rank once the next update has loaded the chunk", async () => {
    site.sandbox.fault({ match: chunk, status: 404 });
    const { page, push } = await openBoard(ladder(names), boardMarkup, noCache);
    await expect.poll(() => site.libraryRequests()).toContain("leaderboard-live");
    push(ladder(["Bea", "Anna", "Carlo", "own", "Dario", "Elsa"]));
    await expect.poll(() => firstName(page)).toBe("Bea");
    site.sandbox.model.faults.clear();
    push(turned(1));
    await page.getByText("La tua posizione è cambiata: ora 3º, prima 4º.").waitFor({ state: "attached" });
  });

  it("can still show more rows on a press", slow, async () => {
    site.sandbox.fault({ match: chunk, status: 404 });
    const many = Array.from({ length: 30 }, (_, index) => `M${index}`);
    const { page } = await openBoard(ladder(many), boardMarkup, noCache);
    await moreIn(page).click();
    await expect.poll(() => rowsIn(page).count()).toBe(20);
  });
});

describe("ten thousand rows (G4)", () => {
  const count = 10_000;
  const many = ladder(
    Array.from({ length: count }, (_, index) => (index === 4999 ? "own" : `M${index + 1}`)),
    () => ({ rankChangeFrom: 9 }),
  );
  const ownRow = (page: Page) => page.locator(`${tag} [aria-current]`);
  const ranks = async (page: Page) => (await rowTexts(page)).map((row) => Number.parseInt(row, 10));
  const firstRanks = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const rowIndex = (page: Page, position: number) => rowsIn(page).nth(position).getAttribute("aria-rowindex");
  const onPhone = { viewport: { width: 390, height: 664 }, hasTouch: true };

  it("are shown ten at first, with the member’s row, and ten more per press, up to fifty", async () => {
    const { page } = await openBoard(many);
    const elements = () =>
      page.locator(tag).evaluate((host) => host.shadowRoot?.querySelectorAll("*").length ?? 0);
    expect(await tableIn(page).getAttribute("aria-rowcount")).toBe("52");
    const before = await elements();
    expect(before).toBeLessThanOrEqual(90);
    for (const shown of [10, 20, 30, 40, 50]) {
      if (shown > 10) await page.keyboard.press("Enter");
      else await moreIn(page).focus();
      await expect.poll(() => ranks(page)).toEqual([...firstRanks(shown), 5000]);
      expect([await rowIndex(page, shown - 1), await rowIndex(page, shown)]).toEqual([`${shown + 1}`, "52"]);
      expect(await focused(page)).toBe(
        shown < 50 ? "Mostra altri 10: Torneo d’autunno" : "Torneo d’autunno: In testa",
      );
    }
    expect(await moreIn(page).count()).toBe(0);
    // Each additional row has at most four elements.
    expect(await elements()).toBeLessThanOrEqual(before + 40 * 4);
  });

  it("keep the member’s row at the bottom of the viewport while its place is below the viewport", async () => {
    const { page } = await openBoard(many, `<div style="--v-foot: 50px">${boardMarkup}</div>`, onPhone);
    await moreIn(page).click();
    const foot = () => ownRow(page).evaluate((row) => innerHeight - row.getBoundingClientRect().bottom);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(foot).toBe(50);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(foot).toBeGreaterThan(60);
    const last = await rowsIn(page).nth(19).boundingBox();
    const own = await ownRow(page).boundingBox();
    expect(own?.y).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), 0);
  });

  it(
    "announce nothing when more rows are shown, and do not move the pinned row with the others",
    slow,
    async () => {
      const opened = await openBoard(many, boardMarkup, onPhone);
      const { page, push } = opened;
      const heard = await listen(page);
      await moreIn(page).click();
      await expect.poll(() => rowsIn(page).count()).toBe(21);
      await page.locator("h1").click();
      await page.evaluate(() => scrollTo(0, 0));
      push(
        [...many.slice(1), ...many.slice(0, 1)].map(({ members }, index) => ({ rank: index + 1, members })),
      );
      await expect.poll(() => firstName(page)).toBe("M2");
      expect(await ownRow(page).evaluate((row) => row.getAnimations().length)).toBe(0);
      expect((await heard()).filter((text) => !text.startsWith("La tua posizione"))).toEqual([]);
    },
  );
});

describe("leaderboard subscriptions", () => {
  it("are shared by all widgets of all tabs, and end when the last widget is removed", async () => {
    const { push } = writeBoard(site, ladder(names));
    const { page } = await openPanel(site, boardMarkup + boardMarkup, "giulia");
    await expect.poll(() => page.locator(`${tag}[data-state=ready]`).count()).toBe(2);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator(`${tag}[data-state=ready]`).count()).toBe(2);
    const made = subscriptions(site);
    expect(made).toEqual([`Subscribe ${contestId}`]);
    expect(gapiCalls(site).filter((call) => call === "getContests")).toHaveLength(2);
    await other.close();
    await page
      .locator(tag)
      .first()
      .evaluate((host) => host.remove());
    // The remaining widget still gets the updates of the shared subscription.
    push(turned(1));
    await expect.poll(() => firstName(page)).toBe("Bea");
    expect(subscriptions(site)).toEqual(made);
    await page
      .locator(tag)
      .first()
      .evaluate((host) => host.remove());
    await expect.poll(() => subscriptions(site)).toEqual([...made, `Unsubscribe ${contestId}`]);
  });
});
