import { gamificationPaths } from "../../sandbox/model";
import { bundle } from "../browser/support/bundle";
import type { Bench, Sample } from "./bench";
import { perSecond } from "./measure";
import { forgetTasks, longestTask } from "./page-records";
import { openAsPlayer, type PlayerPage } from "./panels-page";
import type { BoardApi } from "./peers/board";
import { throttle } from "./visit";

declare const plainBoard: BoardApi;

export const rowCount = 91;
const boardId = "con-autunno-1";
const tag = "vetrina-leaderboard";

/** Milliseconds between two changes, and of the measurement. */
const pace = 100;
const duration = 10_000;

/** Registers the page of the element and the page of the leaderboard in plain DOM. */
export async function addBoardPages({ sandbox }: Bench): Promise<void> {
  const script = await bundle(new URL("./peers/board/index.ts", import.meta.url), { minify: true });
  sandbox.file("/test/board.js", { body: script, type: "text/javascript" });
  const attributes = `data-entity-id="${boardId}" data-top="50" data-above="20" data-below="20"`;
  sandbox.page("/test/board", { body: `<main><h1>Prova</h1><${tag} ${attributes}></${tag}></main>` });
  sandbox.page("/test/plain-board", {
    library: false,
    body: '<main><h1>Prova</h1></main><script src="/test/board.js"></script>',
  });
}

/**
 * Changes the leaderboard ten times a second, and measures the page meanwhile with a CPU that is four times
 * slower.
 */
async function measureChanges({ sandbox }: Bench, { page, meter }: PlayerPage): Promise<Sample> {
  const { boards, notifyBoardChanged } = sandbox.model.gamification;
  await throttle(meter.session, { title: "CPU ×4", cpuSlowdown: 4 });
  await meter.collectGarbage();
  await forgetTasks(page);
  const feeding = setInterval(() => {
    boards.step(boardId);
    notifyBoardChanged(boardId);
  }, pace);
  const before = await meter.read();
  await page.waitForTimeout(duration);
  clearInterval(feeding);
  const cost = perSecond(before, await meter.read(), duration);
  return {
    "longest task ms": await longestTask(page),
    "main thread ms per s": cost.mainThread,
    "script ms per s": cost.script,
    "layout ms per s": cost.layout,
    nodes: cost.nodes,
  };
}

/** The page with a leaderboard, before its changes. */
async function withBoard(
  bench: Bench,
  path: string,
  show: (opened: PlayerPage) => Promise<void>,
): Promise<Sample> {
  bench.sandbox.model.gamification.boards.fill(boardId, rowCount);
  const opened = await openAsPlayer(bench, path);
  try {
    await show(opened);
    return await measureChanges(bench, opened);
  } finally {
    await opened.close();
    bench.sandbox.model.reset();
  }
}

export const measureOurBoard = (bench: Bench): Promise<Sample> =>
  withBoard(bench, "/test/board", async ({ page }) => {
    await page.locator(`${tag}[data-state="ready"]`).waitFor();
    const more = page.locator(tag).getByRole("button", { name: /^Mostra (altri|un altro)/ });
    while ((await more.count()) > 0) await more.click();
    // The pointer must not be over the rows, because rows under the pointer do not move.
    await page.mouse.move(0, 0);
  });

export const measurePlainBoard = (bench: Bench): Promise<Sample> =>
  withBoard(bench, "/test/plain-board", async ({ page }) => {
    const { gamification } = bench.sandbox.model;
    const token = gamification.tokens.mint(gamification.memberOf("giulia"));
    const url = bench.sandbox.accountUrl + gamificationPaths.socket;
    await page.evaluate(([at, jwt, id]) => plainBoard.show(at, jwt, id), [url, token, boardId] as const);
  });
