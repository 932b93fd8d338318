import { type Bench, type CaseGroup, contenderFor, type Sample } from "../bench";
import { addCardsPage, type CardsPage, openCards } from "../cards-page";
import { type Counters, perSecond } from "../measure";
import type { CardTag } from "../peers/cards";

const count = 1000;
const onScreen = 30;

/** Long enough for one reading of the lobby. */
const wholeLife = 10_000;
const moment = 2000;
/** What a scroll or a return costs is not what a second of standing still costs. */
const settling = 1500;

/** Nothing to wait for: what passes is the time that is measured. */
const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** What the main thread does while nobody touches the page. */
async function idle({ meter }: CardsPage, duration: number): Promise<Counters> {
  await pause(settling);
  const [before, start] = [await meter.read(), performance.now()];
  await pause(duration);
  return perSecond(before, await meter.read(), performance.now() - start);
}

async function measure(bench: Bench, tag: CardTag): Promise<Sample> {
  const cards = await openCards(bench, tag);
  try {
    await cards.mount(count, "counting");
    const inView = await cards.showOnly(onScreen);
    const counting = await idle(cards, wholeLife);
    const timers = await cards.timers();
    await cards.scrollBelow();
    const unseen = await idle(cards, moment);
    const unseenTimers = await cards.timers();
    await cards.scrollUp();
    await cards.setHidden(true);
    const hidden = await idle(cards, moment);
    const hiddenTimers = await cards.timers();
    await cards.setHidden(false);
    const shownAgain = await cards.timers();
    await cards.freeze();
    const frozen = await idle(cards, moment);
    return {
      "in view": inView,
      "ms/s": counting.mainThread,
      "script ms/s": counting.script,
      "layout ms/s": counting.layout,
      timers: timers.counting,
      "lobby timers": timers.longer,
      "unseen ms/s": unseen.mainThread,
      "unseen timers": unseenTimers.counting,
      "hidden ms/s": hidden.mainThread,
      "hidden timers": hiddenTimers.counting + hiddenTimers.longer,
      "shown again": shownAgain.counting,
      "frozen ms/s": frozen.mainThread,
    };
  } finally {
    await cards.close();
  }
}

/** The live casino card while its table counts down to its opening. */
export const counting: CaseGroup = {
  name: "counting",
  async prepare(bench) {
    await addCardsPage(bench);
    const contender = contenderFor((tag: CardTag) => measure(bench, tag));
    return [
      {
        title: `${count} counting live casino cards, ${onScreen} in view`,
        note: "per second of page life: as it stands, with no counting card in view, hidden, frozen by the browser; timers of a second or less, and the lobby's longer one; all cards skip layout off the screen",
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
