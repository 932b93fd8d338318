import { bundle } from "../browser/support/bundle";
import type { Bench, Sample } from "./bench";
import { costOf } from "./measure";
import { forgetTasks, longestTask } from "./page-records";
import { openAsPlayer, type PlayerPage } from "./panels-page";
import type { Drawing, EntityCardsApi } from "./peers/entity-cards";

declare const entityCards: EntityCardsApi;

/** Messages of the larger inbox. */
export const messageCount = 500;
/** Messages that the panel shows at first, and that a press on “Mostra di più” adds. */
export const pageCount = 20;
/** Maximum number of messages that an author can show at first. */
const maxLimit = 100;

const tag = "vetrina-messages";
const vanillaTag = "vanilla-messages";
const member = "mem-giulia";

/** Registers the pages: one whose hidden element reads the messages, and an empty one. */
export async function addMessagePages({ sandbox }: Bench): Promise<void> {
  const script = await bundle(new URL("./peers/entity-cards/index.ts", import.meta.url), { minify: true });
  sandbox.file("/test/message-cards.js", { body: script, type: "text/javascript" });
  const head = '<script src="/test/message-cards.js"></script>';
  const place = '<main><h1>Prova</h1><div id="cards"></div></main>';
  sandbox.page("/test/messages", { head, body: `${place}<div hidden><${tag}></${tag}></div>` });
  sandbox.page("/test/vanilla-messages", { library: false, config: false, head, body: place });
}

/** Replaces the member's messages by copies of the first one. */
function fillInbox({ sandbox }: Bench, count: number): void {
  sandbox.model.gamification.space.updateMember(member, (state) => {
    const [first] = state.messages.filter(({ messageType }) => messageType === "InboxItem");
    if (!first) throw new Error("the member has no message");
    const copy = (index: number) => ({ ...first, id: `copy-${index}`, subject: `Copia ${index}` });
    return { ...state, messages: Array.from({ length: count }, (_, index) => copy(index)) };
  });
}

async function withInbox<Result>(
  bench: Bench,
  count: number,
  run: (opened: PlayerPage) => Promise<Result>,
): Promise<Result> {
  fillInbox(bench, count);
  const opened = await openAsPlayer(bench, "/test/messages");
  try {
    return await run(opened);
  } finally {
    await opened.close();
    bench.sandbox.model.reset();
  }
}

async function costOfAction({ page, meter }: PlayerPage, run: () => Promise<void>): Promise<Sample> {
  await meter.collectGarbage();
  await forgetTasks(page);
  const before = await meter.read();
  const cost = await costOf(meter, run);
  const after = await meter.read();
  return {
    "main thread ms": cost,
    "script ms": after.script - before.script,
    "layout ms": after.layout - before.layout,
    "longest task ms": await longestTask(page),
  };
}

/** Mounts an element with the first messages of an inbox, which another element has read before. */
export const measureFirst = (bench: Bench, inbox: number): Promise<Sample> =>
  withInbox(bench, inbox, (opened) =>
    costOfAction(opened, () =>
      opened.page.evaluate(([name, count]) => entityCards.mount(name, count), [tag, pageCount] as const),
    ),
  );

/** Shows all messages except the last ones, and measures the press that shows the last ones. */
async function measureLast(opened: PlayerPage, name: string): Promise<Sample> {
  const { page } = opened;
  const showUpTo = (count: number) =>
    page.evaluate(([each, wanted]) => entityCards.showUpTo(each, wanted), [name, count] as const);
  await page.evaluate(([each, count]) => entityCards.mount(each, count), [name, maxLimit] as const);
  await showUpTo(messageCount - pageCount);
  return costOfAction(opened, () => showUpTo(messageCount));
}

/** Takes a card and the style sheets from our element. */
export const readMessage = (bench: Bench): Promise<Drawing> =>
  withInbox(bench, pageCount, ({ page }) => page.evaluate((name) => entityCards.read(name), tag));

export const measureLastOfOurs = (bench: Bench): Promise<Sample> =>
  withInbox(bench, messageCount, async (opened) => {
    // The hidden element reads all messages first, so that the measured element makes no call for them.
    await opened.page.evaluate(([name, count]) => entityCards.showUpTo(name, count), [
      tag,
      messageCount,
    ] as const);
    return measureLast(opened, tag);
  });

/** Measures a hand-written element with the same cards: it clones a card and sets the subject. */
export async function measureLastOfVanilla(bench: Bench, drawing: Drawing): Promise<Sample> {
  const opened = await openAsPlayer(bench, "/test/vanilla-messages");
  try {
    await opened.page.evaluate(([name, given]) => entityCards.define(name, given), [
      vanillaTag,
      drawing,
    ] as const);
    return await measureLast(opened, vanillaTag);
  } finally {
    await opened.close();
  }
}
