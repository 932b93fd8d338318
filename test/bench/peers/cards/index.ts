import { ours } from "./ours";
import { ownInterval, sharedTicker } from "./plain";
import { aliveTimers } from "./timers";
import { VanillaCard } from "./vanilla";

/** The live casino card four times: hand-written, with plain r2wc and two kinds of timers, and Vetrina's. */
const makers = {
  "vanilla-card": () => VanillaCard,
  "plain-card": ownInterval,
  "plain-ticker-card": sharedTicker,
  "vetrina-live-casino-card": ours,
} satisfies Record<string, () => CustomElementConstructor | Promise<CustomElementConstructor>>;

export type CardTag = keyof typeof makers;

/** The state of the tables: all are open, or all count down. */
export type TableState = "open" | "counting";

export interface MountOptions {
  readonly tag: CardTag;
  readonly count: number;
  readonly tableState: TableState;
  /** Opening time of counting tables, in ms since 1970. Vetrina's cards read it from the lobby. */
  readonly opensAt: number;
}

const all = (tag: CardTag) => [...document.querySelectorAll<HTMLElement>(tag)];

const drawn = { open: ".enter", counting: '.vetrina-countdown-digits > [part="digit"]' } as const;
const isDrawn = (element: Element | undefined, tableState: TableState) =>
  Boolean(element?.shadowRoot?.querySelector(drawn[tableState]));

const frame = () => new Promise(requestAnimationFrame);

function createCard({ tag, tableState, opensAt }: MountOptions, index: number): HTMLElement {
  const card = document.createElement(tag);
  const attributes = {
    "data-provider": "EvolutionGame",
    "data-game-id": `bench-${index}`,
    "data-heading": `Tavolo ${index}`,
    "data-image": "/assets/live-casino/roulette.webp",
    ...(tableState === "counting" && { "data-opens-at": String(opensAt) }),
  };
  for (const [name, value] of Object.entries(attributes)) card.setAttribute(name, value);
  return card;
}

/** Number of visible cards, from an IntersectionObserver. */
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
  /** Resolves in the frame after the last card shows its table. Cards render in document order. */
  async mount(wanted: MountOptions) {
    const cards = Array.from({ length: wanted.count }, (_, index) => createCard(wanted, index));
    document.querySelector("#cards")?.append(...cards);
    while (!isDrawn(cards.at(-1), wanted.tableState)) await frame();
    await frame();
  },
  countDrawn: (tag: CardTag, tableState: TableState) =>
    all(tag).filter((card) => isDrawn(card, tableState)).length,
  /** Viewport height at which `count` cards are in view. */
  heightOf: (tag: CardTag, count: number) =>
    Math.ceil(all(tag)[count - 1]?.getBoundingClientRect().bottom ?? 0),
  /** Resolves when the browser has reported that no card is in view. */
  async scrollBelow(tag: CardTag) {
    scrollTo(0, document.body.scrollHeight);
    while ((await countOnScreen(tag)) > 0) await frame();
    await frame();
  },
  /** Simulates hiding or showing the page, because headless browsers never hide a page. */
  setHidden(isHidden: boolean) {
    const visibilityState = { configurable: true, get: () => (isHidden ? "hidden" : "visible") };
    const hidden = { configurable: true, get: () => isHidden };
    Object.defineProperties(document, { visibilityState, hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  },
};

export type CardsApi = typeof api;
Object.assign(window, { cards: api });
