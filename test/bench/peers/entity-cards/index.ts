/** An element as data, so that a page can rebuild it without parsing markup. */
interface DrawnElement {
  readonly namespace: string | null;
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (DrawnElement | string)[];
}

/** A card of ours and its style sheets. The hand-written element uses them, too. */
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

/** Clones a card, and sets its name and the labels of its buttons. */
function cloneCard(template: Element, index: number): Node {
  const card = template.cloneNode(true) as Element;
  const name = `Copia ${index}`;
  const title = card.querySelector("h3 > button") ?? card.querySelector("h3");
  if (title) title.textContent = name;
  for (const button of card.querySelectorAll("button:not(h3 > button)"))
    button.setAttribute("aria-label", `${button.textContent ?? ""}: ${name}`);
  return card;
}

/** Number of cards that a press on “show more” adds, as in Vetrina's element. */
const added = 20;

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
  /** Defines a hand-written element that renders copies of the given card. */
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
          const add = (count: number) => {
            const start = list.childElementCount;
            for (let index = 0; index < count; index += 1) list.append(cloneCard(template, start + index));
          };
          add(Number(this.getAttribute("data-limit")));
          const more = document.createElement("p");
          more.className = "more";
          const button = document.createElement("button");
          button.textContent = "Mostra di più";
          button.addEventListener("click", () => add(added));
          more.append(button);
          root.append(list, more);
        }
      },
    );
  },
  /** Shows more cards. Resolves in the frame after `count` cards exist. */
  async showUpTo(tag: string, count: number) {
    while (cardsIn(document.querySelector(tag)).length < count) {
      api.showMore(tag);
      await frame();
    }
    await frame();
  },
  /** Inserts an element. Resolves in the frame after the element has all cards. */
  async mount(tag: string, count: number) {
    const element = document.createElement(tag);
    element.setAttribute("data-limit", String(count));
    document.querySelector("#cards")?.append(element);
    while (cardsIn(element).length < count) await frame();
    await frame();
  },
};

export type EntityCardsApi = typeof api;
Object.assign(window, { entityCards: api });
