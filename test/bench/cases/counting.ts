import { type Bench, type CaseGroup, contenderFor, type Sample } from "../bench";
import { addCardsPage, type CardsPage, openCards } from "../cards-page";
import { type Counters, perSecond } from "../measure";
import type { CardTag } from "../peers/cards";

const count = 1000;
const onScreen = 30;

/** Durations in ms. The long one includes one request to the lobby. */
const longPhase = 10_000;
const shortPhase = 2000;
/** Milliseconds of pause, so that the cost of scrolling or of becoming visible is not measured. */
const settleTime = 1500;

/** Waits for a fixed time. The elapsed time itself is measured, so the test cannot wait for a condition. */
const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** The work of the main thread without user input, per second. */
async function idle({ meter }: CardsPage, duration: number): Promise<Counters> {
  await pause(settleTime);
  const before = await meter.read();
  const start = performance.now();
  await pause(duration);
  return perSecond(before, await meter.read(), performance.now() - start);
}

async function measure(bench: Bench, tag: CardTag): Promise<Sample> {
  const cards = await openCards(bench, tag);
  try {
    await cards.mount(count, "counting");
    const inView = await cards.showOnly(onScreen);
    const counting = await idle(cards, longPhase);
    const timers = await cards.timers();
    await cards.scrollBelow();
    const offScreen = await idle(cards, shortPhase);
    const timersOffScreen = await cards.timers();
    await cards.scrollUp();
    await cards.setHidden(true);
    const hidden = await idle(cards, shortPhase);
    const hiddenTimers = await cards.timers();
    await cards.setHidden(false);
    const timersAfterReturn = await cards.timers();
    await cards.freeze();
    const frozen = await idle(cards, shortPhase);
    return {
      "in view": inView,
      "ms/s": counting.mainThread,
      "script ms/s": counting.script,
      "layout ms/s": counting.layout,
      timers: timers.counting,
      "lobby timers": timers.longer,
      "off-screen ms/s": offScreen.mainThread,
      "off-screen timers": timersOffScreen.counting,
      "hidden ms/s": hidden.mainThread,
      "hidden timers": hiddenTimers.counting + hiddenTimers.longer,
      "shown again": timersAfterReturn.counting,
      "frozen ms/s": frozen.mainThread,
    };
  } finally {
    await cards.close();
  }
}

/** Live casino cards while their tables count down to the opening. */
export const counting: CaseGroup = {
  name: "counting",
  async prepare(bench) {
    await addCardsPage(bench);
    const contender = contenderFor((tag: CardTag) => measure(bench, tag));
    return [
      {
        title: `${count} counting live casino cards, ${onScreen} in view`,
        note: "per second: visible, with no counting card in view, hidden, frozen by the browser; timers of a second or less, and the lobby's longer one; all cards skip layout while they are off the screen",
        references: 2,
        contenders: [
          contender("vanilla, an interval each", "vanilla-card"),
          contender("plain r2wc, an interval each", "plain-card"),
          contender("plain r2wc, one ticker", "plain-ticker-card"),
          contender("Vetrina", "vetrina-live-casino-card"),
        ],
      },
    ];
  },
};
