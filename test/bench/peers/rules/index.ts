/** A part of a tree as data: a sentence, or a heading with parts. */
export type TreePart = string | { readonly heading: string; readonly parts: readonly TreePart[] };

const nodesIn = (element: Element | null) => element?.shadowRoot?.querySelectorAll(".rule-node").length ?? 0;

const list = (parts: readonly TreePart[]): Element => {
  const element = document.createElement("ul");
  element.className = "rule-list";
  element.setAttribute("role", "list");
  element.append(...parts.map(item));
  return element;
};

function item(part: TreePart): Element {
  const element = document.createElement("li");
  element.className = "rule-node";
  const text = document.createElement("p");
  element.append(text);
  if (typeof part === "string") text.textContent = part;
  else {
    text.className = "rule-group";
    text.textContent = part.heading;
    element.append(list(part.parts));
  }
  return element;
}

const frame = () => new Promise(requestAnimationFrame);

const api = {
  /** Tree and style sheets of our element. */
  read(tag: string) {
    const root = document.querySelector(tag)?.shadowRoot;
    const first = root?.querySelector(".rule-node");
    if (!root || !first) throw new Error(`${tag} has no tree`);
    const partOf = (node: Element): TreePart => {
      const text = node.querySelector(":scope > p")?.textContent ?? "";
      const nested = [...node.querySelectorAll(":scope > ul > li")];
      return nested.length === 0 ? text : { heading: text, parts: nested.map(partOf) };
    };
    const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    return { tree: partOf(first), css: rules.map(({ cssText }) => cssText).join("\n") };
  },
  /** Defines an element that renders the same tree by hand. */
  define(tag: string, { tree, css }: { readonly tree: TreePart; readonly css: string }) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: "open" });
          root.adoptedStyleSheets = [sheet];
          root.append(list([tree]));
        }
      },
    );
  },
  /** Inserts an element. Resolves in the frame after the element has all nodes. */
  async mount(tag: string, count: number) {
    const element = document.createElement(tag);
    document.querySelector("#rules")?.append(element);
    while (nodesIn(element) < count) await frame();
    await frame();
  },
};

export type RuleTreeApi = typeof api;
Object.assign(window, { ruleTree: api });
