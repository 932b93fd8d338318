import {
  addAchievementPages,
  cardCount,
  measureOurs,
  measureVanilla,
  readDrawing,
} from "../achievement-cards";
import type { Bench, BenchCase, CaseGroup, Sample } from "../bench";
import { addBoardPages, measureOurBoard, measurePlainBoard, rowCount } from "../moving-board";
import { longestTask } from "../page-records";
import { missingNote, openAsPlayer, panels } from "../panels-page";

/** Opens a page with some panels: its requests and calls, and the cost of the start. */
async function measurePage(bench: Bench, path: string): Promise<Sample> {
  const { page, meter, traffic, calls, close } = await openAsPlayer(bench, path);
  try {
    // Later reads, such as names of a leaderboard or states of missions, also count for the page.
    await page.waitForTimeout(3000);
    const { files, requests, sockets } = await traffic();
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    return {
      "library KB": bytes / 1000,
      "library files": files.size,
      "HTTP requests": requests,
      sockets,
      "platform calls": calls().length,
      "main thread ms": (await meter.read()).mainThread,
      "longest task ms": await longestTask(page),
    };
  } finally {
    await close();
    bench.sandbox.model.reset();
  }
}

const markup = (tags: readonly string[]) =>
  tags
    .map((tag) =>
      tag === "vetrina-leaderboard"
        ? `<${tag} data-competition-id="com-autunno"></${tag}>`
        : `<${tag}></${tag}>`,
    )
    .join("");

async function pageCase(bench: Bench): Promise<BenchCase> {
  const contenders = [
    { name: "no panel", path: "/test/no-panel", tags: ["vetrina-open-bets"] },
    { name: "the achievements", path: "/test/one-panel", tags: ["vetrina-achievements"] },
    { name: `${panels.length} panels`, path: "/test/all-panels", tags: panels },
  ] as const;
  for (const { path, tags } of contenders)
    bench.sandbox.page(path, { body: `<main><h1>Prova</h1>${markup(tags)}</main>` });
  return {
    title: "All gamification panels on one page",
    note: `a player's first visit, library in brotli; “no panel” is a page with the open bets${missingNote}`,
    contenders: contenders.map(({ name, path }) => ({ name, measure: () => measurePage(bench, path) })),
  };
}

async function cardsCase(bench: Bench): Promise<BenchCase> {
  await addAchievementPages(bench);
  const drawing = await readDrawing(bench);
  return {
    title: `${cardCount} achievement cards: mount`,
    note: "main-thread time until all cards are drawn; same markup and style sheets; the list was read before",
    contenders: [
      { name: "vanilla", measure: () => measureVanilla(bench, drawing) },
      { name: "Vetrina", measure: () => measureOurs(bench) },
    ],
  };
}

async function boardCase(bench: Bench): Promise<BenchCase> {
  await addBoardPages(bench);
  const isBuilt = panels.includes("vetrina-leaderboard");
  return {
    title: `A leaderboard of ${rowCount} rows, 10 changes a second, CPU ×4`,
    note: `over 10 s; plain DOM writes every change of all rows, over the same client; Vetrina has the first 50 and the own row${isBuilt ? "" : "; NOT MEASURED, because not built: leaderboard"}`,
    contenders: [
      { name: "plain DOM", measure: () => measurePlainBoard(bench) },
      ...(isBuilt ? [{ name: "Vetrina", measure: () => measureOurBoard(bench) }] : []),
    ],
  };
}

/** The gamification panels: their page, their cards, and a leaderboard whose rows move. */
export const panelCases: CaseGroup = {
  name: "panels",
  prepare: (bench) => Promise.all([pageCase(bench), cardsCase(bench), boardCase(bench)]),
};
