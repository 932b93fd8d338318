import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Card } from "./Card";
import { remaining, sheets } from "./content";

/** Markup, rendered once. The hand-written element clones it and sets its texts. */
function drawn(opensAt?: number): Node {
  const box = document.createElement("div");
  const root = createRoot(box);
  flushSync(() => root.render(<Card heading=" " image="" opensAt={opensAt} now={0} />));
  return box.firstElementChild?.cloneNode(true) ?? box;
}

const open = drawn();
const counting = drawn(60_000);

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** A hand-written and optimised live casino card: it clones its markup and writes only changed texts. */
export class VanillaCard extends HTMLElement {
  readonly #root: ShadowRoot;
  #interval: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = sheets;
  }

  connectedCallback(): void {
    const opensAt = Number(this.getAttribute("data-opens-at") ?? 0);
    if (Date.now() >= opensAt) return this.#draw(open);
    this.#draw(counting);
    this.#count(opensAt);
    this.#interval = setInterval(() => this.#count(opensAt), 1000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#interval);
  }

  #draw(markup: Node): void {
    this.#root.replaceChildren(markup.cloneNode(true));
    const heading = this.getAttribute("data-heading") ?? "";
    write(this.#root.querySelector(".title"), heading);
    write(this.#root.querySelector(".enter > .vetrina-quiet"), ` ${heading}`);
    this.#root.querySelector("img")?.setAttribute("src", this.getAttribute("data-image") ?? "");
  }

  #count(opensAt: number): void {
    const now = Date.now();
    if (now >= opensAt) {
      clearInterval(this.#interval);
      return this.#draw(open);
    }
    const { digits, words } = remaining(opensAt, now);
    write(this.#root.querySelector(".vetrina-countdown > .vetrina-quiet"), words);
    const places = this.#root.querySelectorAll(".vetrina-countdown-digits > *");
    [...digits].forEach((digit, place) => write(places[place], digit));
  }
}
