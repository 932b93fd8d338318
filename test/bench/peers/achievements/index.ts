/** An element as data, so that it can be made again without markup from text. */
interface DrawnElement {
  readonly namespace: string | null;
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (DrawnElement | string)[];
}

/** A card of ours and its style sheets. The hand-written element uses them too. */
export interface Drawing {
  readonly card: DrawnElement;
  readonly css: string;
}

const cardsIn = (element: Element | null) => element?.shadowRoot?.querySelectorAll(".entities > li") ?? [];

const describe = ({ namespaceURI, localName, attributes, childNodes }: Element): DrawnElement => ({
  namespace: namespaceURI,
  name: localName,
  attributes: [...attributes].map(({ name, value }) => [name, value]),
  children: [...childNodes].map((node) =>
    node instanceof Element ? describe(node) : (node.textContent ?? ""),
  ),
});

function build({ namespace, name, attributes, children }: DrawnElement): Element {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  element.append(...children.map((child) => (typeof child === "string" ? child : build(child))));
  return element;
}

/** Clones a card, and sets what differs between cards. */
function cloneCard(template: Element, index: number): Node {
  const card = template.cloneNode(true) as Element;
  const name = `Copia ${index}`;
  const title = card.querySelector("h3");
  if (title) title.textContent = name;
  for (const button of card.querySelectorAll("button"))
    button.setAttribute("aria-label", `${button.textContent ?? ""}: ${name}`);
  return card;
}

const frame = () => new Promise(requestAnimationFrame);

const api = {
  countOf: (tag: string) => cardsIn(document.querySelector(tag)).length,
  /** Presses the button that shows more cards. */
  showMore(tag: string) {
    const more = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(".more button");
    if (more?.ariaBusy !== "true") more?.click();
  },
  read(tag: string): Drawing {
    const element = document.querySelector(tag);
    const [card] = cardsIn(element);
    if (!card) throw new Error(`${tag} has no card`);
    const rules = [...(element?.shadowRoot?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => [
      ...cssRules,
    ]);
    return { card: describe(card), css: rules.map(({ cssText }) => cssText).join("\n") };
  },
  /** Defines an element that draws the same cards. */
  define(tag: string, { card, css }: Drawing) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const template = build(card);
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: "open" });
          root.adoptedStyleSheets = [sheet];
          const list = document.createElement("ul");
          list.className = "entities";
          const count = Number(this.getAttribute("data-limit"));
          for (let index = 0; index < count; index += 1) list.append(cloneCard(template, index));
          root.append(list);
        }
      },
    );
  },
  /** Inserts an element. Resolves in the frame after the one in which it has all cards. */
  async mount(tag: string, count: number) {
    const element = document.createElement(tag);
    element.setAttribute("data-limit", String(count));
    document.querySelector("#cards")?.append(element);
    while (cardsIn(element).length < count) await frame();
    await frame();
  },
};

export type AchievementCardsApi = typeof api;
Object.assign(window, { achievementCards: api });
