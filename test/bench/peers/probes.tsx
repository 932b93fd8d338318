import plainR2wc from "@r2wc/react-to-web-component";
import { defineWidget, integer, text, type WidgetProps } from "../../../src/definition";
import { createElementClass } from "../../../src/element/element-class";
import { SharedRoot } from "../../../src/element/shared-root";
import { createServices } from "../../../src/services/create-services";

/** The same card three times: Vetrina's, with plain r2wc, and hand-written. */
const css = ":host{display:block}p{margin:0}";

const definition = defineWidget({
  tag: "vetrina-probe",
  attributes: { label: text({ default: "" }), count: integer({ default: 0 }) },
  load: () => Promise.reject(new Error("defined by hand")),
});

function Card({ label, count }: Pick<WidgetProps<typeof definition>, "label" | "count">) {
  return (
    <p>
      {label} <b>{count}</b>
    </p>
  );
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

function PlainCard({ dataLabel, dataCount }: { dataLabel?: string; dataCount?: number }) {
  return <Card label={dataLabel ?? ""} count={dataCount ?? 0} />;
}

class VanillaCard extends HTMLElement {
  static readonly observedAttributes = ["data-label", "data-count"];
  readonly #label = document.createTextNode("");
  readonly #count = document.createElement("b");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const line = document.createElement("p");
    line.append(this.#label, this.#count);
    root.append(line);
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === "data-label") this.#label.data = `${value ?? ""} `;
    else this.#count.textContent = value;
  }
}

const definitions = {
  "vetrina-probe": () =>
    createElementClass({
      definition,
      module: { component: Card as (props: never) => unknown, styles: [css] },
      services,
      sharedRoot: new SharedRoot(definition),
    }),
  "plain-card": () =>
    plainR2wc(PlainCard, { shadow: "open", props: { dataLabel: "string", dataCount: "number" } }),
  "vanilla-card": () => VanillaCard,
};
const services = createServices({ logLevel: "error" });

export type ProbeTag = keyof typeof definitions;

const all = (tag: ProbeTag) => [...document.querySelectorAll(tag)];
const counted = (element: Element | undefined) => element?.shadowRoot?.querySelector("b")?.textContent;

/** Resolves in the frame after the last element shows a number. Elements render in document order. */
function waitForNumber(tag: ProbeTag, number: number): Promise<void> {
  const last = all(tag).at(-1);
  return new Promise((resolve) => {
    const check = () => {
      if (counted(last) === String(number)) requestAnimationFrame(() => resolve());
      else requestAnimationFrame(check);
    };
    check();
  });
}

const api = {
  define: (tag: ProbeTag) => customElements.define(tag, definitions[tag]()),
  mount(tag: ProbeTag, count: number) {
    const elements = Array.from({ length: count }, (_, index) => {
      const element = document.createElement(tag);
      element.setAttribute("data-label", `Carta ${index}`);
      element.setAttribute("data-count", "1");
      return element;
    });
    document.body.append(...elements);
    return waitForNumber(tag, 1);
  },
  update(tag: ProbeTag, number: number) {
    for (const element of all(tag)) element.setAttribute("data-count", String(number));
    return waitForNumber(tag, number);
  },
  async unmount(tag: ProbeTag) {
    for (const element of all(tag)) element.remove();
    // Waits two frames and a task, so that deferred work of the removal has ended.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  },
};

export type ProbesApi = typeof api;
Object.assign(window, { probes: api });
