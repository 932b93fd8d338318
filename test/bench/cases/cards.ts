import { type Bench, type CaseGroup, contenderFor, type Sample } from "../bench";
import { addCardsPage, openCards } from "../cards-page";
import { costOf } from "../measure";
import type { CardTag } from "../peers/cards";

const count = 1000;

async function measure(bench: Bench, tag: CardTag): Promise<Sample> {
  const cards = await openCards(bench, tag);
  try {
    const { meter } = cards;
    await meter.collectGarbage();
    const before = await meter.read();
    const mounting = await costOf(meter, () => cards.mount(count, "open"));
    const during = await meter.read();
    const maxTask = await cards.longestTask();
    await meter.collectGarbage();
    const mounted = await meter.read();
    return {
      "mount ms": mounting,
      "script ms": during.script - before.script,
      "layout ms": during.layout - before.layout,
      "longest task ms": maxTask,
      "heap KB each": (mounted.heap - before.heap) / count,
      "nodes each": (mounted.nodes - before.nodes) / count,
      "listeners each": (mounted.listeners - before.listeners) / count,
    };
  } finally {
    await cards.close();
  }
}

/** The cost of mounting a thousand complete live casino cards at once. */
export const cards: CaseGroup = {
  name: "cards",
  async prepare(bench) {
    await addCardsPage(bench);
    const contender = contenderFor((tag: CardTag) => measure(bench, tag));
    return [
      {
        title: `${count} live casino cards: mount`,
        note: "main-thread time until all cards show an open table; same markup and style sheets; Vetrina with its services and the lobby's response, the others get their state as attributes",
        references: 2,
        contenders: [
          contender("vanilla", "vanilla-card"),
          contender("plain r2wc", "plain-card"),
          contender("Vetrina", "vetrina-live-casino-card"),
        ],
      },
    ];
  },
};
