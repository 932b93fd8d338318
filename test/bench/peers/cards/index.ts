import { aliveTimers } from "./timers";
import { ours } from "./ours";
import { ownInterval, sharedTicker } from "./plain";
import { VanillaCard } from "./vanilla";

/** The live casino card four times: by hand, as r2wc alone makes it with two ways to count, and ours. */
const makers = {
  "vanilla-card": () => VanillaCard,
  "plain-card": ownInterval,
  "plain-ticker-card": sharedTicker,
  "vetrina-live-casino-card": ours,
} satisfies Record<string, () => CustomElementConstructor | Promise<CustomElementConstructor>>;

export type CardTag = keyof typeof makers;

/** What the tables do: all are open, or all count. */
export type Doing = "open" | "counting";

export interface Wanted {
  readonly tag: CardTag;
  readonly count: number;
  readonly doing: Doing;
  /** Milliseconds since 1970, where they count. Our cards hear of it from the lobby. */
  readonly opensAt: number;
}

const all = (tag: CardTag) => [...document.querySelectorAll<HTMLElement>(tag)];

const drawn = { open: ".enter", counting: '.vetrina-countdown-digits > [part="digit"]' } as const;
const isDrawn = (element: Element | undefined, doing: Doing) =>
  Boolean(element?.shadowRoot?.querySelector(drawn[doing]));

const frame = () => new Promise(requestAnimationFrame);

function createCard({ tag, doing, opensAt }: Wanted, index: number): HTMLElement {
  const card = document.createElement(tag);
  const attributes = {
    "data-provider": "EvolutionGame",
    "data-game-id": `bench-${index}`,
    "data-heading": `Tavolo ${index}`,
    "data-image": "/assets/live-casino/roulette.webp",
    ...(doing === "counting" && { "data-opens-at": String(opensAt) }),
  };
  for (const [name, value] of Object.entries(attributes)) card.setAttribute(name, value);
  return card;
}

/** How many of the cards lie on the screen, as the browser sees it. */
function countOnScreen(tag: CardTag): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).length);
    });
    for (const card of all(tag)) observer.observe(card);
  });
}

const api = {
  aliveTimers,
  countOnScreen,
  async define(tag: CardTag) {
    customElements.define(tag, await makers[tag]());
  },
  /** Resolves in the frame after the last card shows its table: cards come in the order of the document. */
  async mount(wanted: Wanted) {
    const cards = Array.from({ length: wanted.count }, (_, index) => createCard(wanted, index));
    document.querySelector("#cards")?.append(...cards);
    while (!isDrawn(cards.at(-1), wanted.doing)) await frame();
    await frame();
  },
  countDrawn: (tag: CardTag, doing: Doing) => all(tag).filter((card) => isDrawn(card, doing)).length,
  /** How high the window must be to show just so many of the cards. */
  heightOf: (tag: CardTag, count: number) =>
    Math.ceil(all(tag)[count - 1]?.getBoundingClientRect().bottom ?? 0),
  /** Resolves when the browser has told everybody that no card is in view any more. */
  async scrollBelow(tag: CardTag) {
    scrollTo(0, document.body.scrollHeight);
    while ((await countOnScreen(tag)) > 0) await frame();
    await frame();
  },
  /** The page is told that it is hidden or shown, as the browser tells it; headless ones never are. */
  setHidden(isHidden: boolean) {
    const visibilityState = { configurable: true, get: () => (isHidden ? "hidden" : "visible") };
    const hidden = { configurable: true, get: () => isHidden };
    Object.defineProperties(document, { visibilityState, hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  },
};

export type CardsApi = typeof api;
Object.assign(window, { cards: api });
