import type { Printable } from "../../../src/definition/fallback";
import { snippet, type Written } from "../snippet";
import type { Language } from "../words";
import { watchStage } from "./stages";

/** What a page tells its playground, as JSON. */
export interface PlaygroundData {
  /** As much of it as the markup needs. */
  readonly definition: Printable;
  /** The attributes, each with the name of its field. */
  readonly fields: readonly (readonly [attribute: string, field: string])[];
  readonly example: Written;
  /** The elements that it needs beside it, as markup. */
  readonly beside: readonly string[];
  /** What each state of the element means. */
  readonly states: Readonly<Record<string, string>>;
  /** Sample addresses of pictures, each with what the live element shows in its place. */
  readonly pictures: Readonly<Record<string, string>>;
  /** For an element that shows only when it is needed. */
  readonly overlayNote?: string;
  /** Follows the meaning of a state in which any other element takes no space. */
  readonly emptyNote: string;
}

/** Says under the box in which state the element is, so that an empty box has a reason. */
function tellState(stage: HTMLElement, note: HTMLElement, data: PlaygroundData) {
  const { definition, states, overlayNote, emptyNote } = data;
  const tell = () => {
    const element = stage.querySelector<HTMLElement>(definition.tag);
    const state = element?.dataset.state ?? "";
    const text = state === "ready" ? overlayNote : states[state];
    const isEmpty = state !== "ready" && overlayNote === undefined && element?.offsetHeight === 0;
    const sentences = [text?.replaceAll("`", ""), isEmpty && emptyNote].filter(Boolean);
    const line = text ? `data-state="${state}": ${sentences.join(" ")}` : "";
    if (note.textContent !== line) note.textContent = line;
  };
  tell();
  // The element has its size only after it was drawn.
  new MutationObserver(() => requestAnimationFrame(tell)).observe(stage, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-state"],
  });
}

const slotPrefix = "slot:";

/** What the form says: attributes by field name, and the texts of slots. Empty fields are left out. */
function readForm(form: HTMLFormElement, { fields }: PlaygroundData) {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? "");
  // A checkbox is in the form's data only if it is checked; its value is the empty text, like a flag's.
  const written = fields.filter(([attribute]) => {
    const control = form.elements.namedItem(attribute);
    return control instanceof HTMLInputElement && control.type === "checkbox"
      ? control.checked
      : text(attribute) !== "";
  });
  const slots = [...values].filter(([name]) => name.startsWith(slotPrefix));
  return {
    attributes: Object.fromEntries(written.map(([attribute, field]) => [field, text(attribute)])),
    slots: Object.fromEntries(slots.map(([name, value]) => [name.slice(slotPrefix.length), String(value)])),
    situation: text("situation"),
    scheme: text("scheme"),
  };
}

/** The example leaves an empty slot out: its child is made when the reader writes the first text. */
function fillSlot(element: Element | null | undefined, name: string, text: string): void {
  let slotted = element?.querySelector(`:scope > [slot="${name}"]`);
  if (!slotted && text) {
    slotted = document.createElement("div");
    slotted.slot = name;
    element?.append(slotted);
  }
  if (slotted && slotted.textContent !== text) slotted.textContent = text;
}

function startPlayground(form: HTMLFormElement): void {
  const place = form.parentElement;
  const stage = place?.querySelector<HTMLElement>("[data-playground-stage]");
  const template = stage?.querySelector("template");
  const code = place?.querySelector("figure.code code");
  const note = place?.querySelector<HTMLElement>("[data-playground-state]");
  if (!stage || !template || !code || !note) return;
  const data = JSON.parse(form.dataset.playground ?? "") as PlaygroundData;
  tellState(stage, note, data);
  watchStage(stage);
  const { definition, fields, example, beside, pictures } = data;
  const language = document.documentElement.lang as Language;

  /** Another situation begins with a new element, as a new page would. */
  function insert(situation: string): void {
    stage?.setAttribute("data-demo", situation);
    stage?.replaceChildren(template?.content.cloneNode(true) ?? "");
  }

  function show(): void {
    const { attributes, slots, situation, scheme } = readForm(form, data);
    if (stage?.dataset.demo !== situation || !stage.querySelector(definition.tag)) insert(situation);
    stage?.setAttribute("data-vetrina-scheme", scheme);
    const element = stage?.querySelector(definition.tag);
    for (const [attribute, field] of fields) {
      const written = attributes[field];
      const value = written && (pictures[written] ?? written);
      if (value === undefined) element?.removeAttribute(attribute);
      else if (element?.getAttribute(attribute) !== value) element?.setAttribute(attribute, value);
    }
    for (const [name, text] of Object.entries(slots)) fillSlot(element, name, text);
    const own = snippet(definition, { ...example, attributes }, language, slots);
    if (code) code.textContent = [...beside, own].join("\n");
  }

  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The form has its first values only after this event.
  form.addEventListener("reset", () => setTimeout(show));
  // The browser keeps the fields of a page that is loaded again.
  show();
}

/** Starts each playground when it comes near the window. */
export function startPlaygrounds(): void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        startPlayground(target as HTMLFormElement);
      }
    },
    { rootMargin: "400px 0px" },
  );
  document.querySelectorAll("[data-playground]").forEach((form) => observer.observe(form));
}
