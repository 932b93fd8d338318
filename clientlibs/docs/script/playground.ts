import { snippet, type Written } from "../../../markup/snippet";
import type { Printable } from "../../../src/description/fallback";
import type { Language } from "../words";
import { type FieldKind, wrongIn } from "./check";
import { liveContent, urlOnServer, whenNear } from "./live-content";
import { watchStage } from "./stages";

/** Data of a playground that its page contains as JSON. */
export interface PlaygroundData {
  /** The parts of the definition that the markup needs. */
  readonly definition: Printable;
  /** The attributes, each with the name of its field. */
  readonly fields: readonly (readonly [attribute: string, field: string])[];
  /** Data to check the value of each attribute, by attribute name. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  readonly example: Written;
  /** Markup of the other elements that the example needs. */
  readonly companions: readonly string[];
  /** Meanings of the element's states. */
  readonly states: Readonly<Record<string, string>>;
  /** Sample URLs of images, each with the data URL that replaces it in the live element. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Note for an element that appears only when it is needed. */
  readonly overlayNote?: string;
  /** Text after the meaning of a state in which the element takes no space. Overlays do not get this text. */
  readonly emptyNote: string;
}

/** Shows the state of the element below the preview, so that an empty preview is explained. */
function tellState(stage: HTMLElement, note: HTMLElement, data: PlaygroundData) {
  const { definition, states, overlayNote, emptyNote } = data;
  const announce = () => {
    const element = stage.querySelector<HTMLElement>(definition.tag);
    const state = element?.dataset.state ?? "";
    const text = state === "ready" ? overlayNote : states[state];
    const isEmpty = state !== "ready" && overlayNote === undefined && element?.offsetHeight === 0;
    const sentences = [text?.replaceAll("`", ""), isEmpty && emptyNote].filter(Boolean);
    const line = text ? `data-state="${state}": ${sentences.join(" ")}` : "";
    if (note.textContent !== line) note.textContent = line;
  };
  announce();
  // The element has its final size only after the browser has rendered it.
  new MutationObserver(() => requestAnimationFrame(announce)).observe(stage, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-state"],
  });
}

const slotPrefix = "slot:";
const ownPrefix = "own:";

/** Values of the form: attributes by field name, and the texts of slots. Empty fields are left out. */
function readForm(form: HTMLFormElement, { fields }: PlaygroundData) {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? "");
  // A checkbox is in the form's data only if it is checked. Its value is the empty string, like that of a
  // boolean attribute.
  const isWritten = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement && control.type === "checkbox"
      ? control.checked
      : text(name) !== "";
  };
  const written = fields.filter(([attribute]) => isWritten(attribute));
  const ownNames = Array.from(form.elements, (control) => (control as HTMLInputElement).name).filter((name) =>
    name.startsWith(ownPrefix),
  );
  const slots = [...values].filter(([name]) => name.startsWith(slotPrefix));
  return {
    attributes: Object.fromEntries(written.map(([attribute, field]) => [field, text(attribute)])),
    /** HTML attributes such as `name`. The value is undefined if the field is empty. */
    own: ownNames.map(
      (name) => [name.slice(ownPrefix.length), isWritten(name) ? text(name) : undefined] as const,
    ),
    slots: Object.fromEntries(slots.map(([name, value]) => [name.slice(slotPrefix.length), String(value)])),
    situation: text("situation"),
    scheme: text("scheme"),
    width: text("width"),
  };
}

/**
 * Writes the text of a slot. The example omits an empty slot, so its child is created with the first text.
 */
function fillSlot(element: Element | null | undefined, name: string, text: string): void {
  let slotted = element?.querySelector(`:scope > [slot="${name}"]`);
  if (!slotted && text) {
    slotted = document.createElement("div");
    slotted.slot = name;
    element?.append(slotted);
  }
  if (slotted && slotted.textContent !== text) slotted.textContent = text;
}

/**
 * Shows below each field what is wrong with its value.
 *
 * @returns the attributes whose values are not valid
 */
function tellWrong(form: HTMLFormElement, { kinds }: PlaygroundData): Set<string> {
  const invalid = new Set<string>();
  for (const note of form.querySelectorAll<HTMLElement>("[data-wrong-of]")) {
    const name = note.dataset.wrongOf ?? "";
    const control = form.elements.namedItem(name);
    const kind = kinds[name];
    if (!kind || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const earlier = kind.notBefore === undefined ? null : form.elements.namedItem(kind.notBefore);
    const isReversed =
      earlier instanceof HTMLInputElement && control.value !== "" && control.value < earlier.value;
    const wrong =
      wrongIn(kind, control.value, control.validity.badInput) ?? (isReversed ? "reversed" : undefined);
    const line = (wrong && note.dataset[wrong]) ?? "";
    // Writing the same text into a live region again would make screen readers announce it again.
    if (note.textContent !== line) note.textContent = line;
    if (wrong === "invalid") invalid.add(name);
    setOrRemove(control, "aria-invalid", wrong && "true");
  }
  return invalid;
}

function setOrRemove(element: Element | null | undefined, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

function startPlayground(place: Element, form: HTMLFormElement): void {
  const stage = place.querySelector<HTMLElement>("[data-playground-stage]");
  const template = stage?.querySelector("template");
  const code = place.querySelector("figure.code code");
  const note = place.querySelector<HTMLElement>("[data-playground-state]");
  if (!stage || !template || !code || !note) return;
  const data = JSON.parse(form.dataset.playground ?? "") as PlaygroundData;
  tellState(stage, note, data);
  watchStage(stage);
  const { definition, fields, example, companions, pictures } = data;
  const language = document.documentElement.lang as Language;

  /** Starts a situation with a new element, as if a new page had loaded. */
  function insert(situation: string): void {
    stage?.setAttribute("data-demo", situation);
    stage?.replaceChildren(template ? liveContent(template) : "");
  }

  function show(): void {
    const { attributes, own, slots, situation, scheme, width } = readForm(form, data);
    const invalid = tellWrong(form, data);
    if (stage?.dataset.demo !== situation || !stage.querySelector(definition.tag)) insert(situation);
    stage?.setAttribute("data-vetrina-scheme", scheme);
    if (stage) stage.style.gridTemplateColumns = width && `min(100%, ${width}px)`;
    const element = stage?.querySelector(definition.tag);
    for (const [attribute, field] of fields) {
      const written = attributes[field];
      const live = written && (pictures[written] ?? written);
      setOrRemove(element, attribute, live?.startsWith("/") ? urlOnServer(live) : live);
    }
    for (const [name, value] of own) setOrRemove(element, name, value);
    for (const [name, text] of Object.entries(slots)) fillSlot(element, name, text);
    const ownWritten = own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    // If the form has no fields for HTML attributes, the element keeps the HTML attributes of the example.
    const written = own.length > 0 ? { ...example, own: Object.fromEntries(ownWritten) } : example;
    // An invalid value stays in the live element, which shows its effect. The code to copy omits it.
    const valid = fields.flatMap(([attribute, field]) => {
      const value = attributes[field];
      return value === undefined || invalid.has(attribute) ? [] : [[field, value] as const];
    });
    const attributesToCopy = Object.fromEntries(valid);
    const markup = snippet(definition, { ...written, attributes: attributesToCopy }, language, slots);
    const text = [...companions, markup].join("\n");
    // The page's code is highlighted until a reader changes it.
    if (code && code.textContent !== text) code.textContent = text;
  }

  form.addEventListener("input", show);
  // Browsers report an incomplete date only when the field loses focus.
  form.addEventListener("focusout", () => tellWrong(form, data));
  form.addEventListener("submit", (event) => event.preventDefault());
  // The form restores its initial values only after the `reset` event.
  form.addEventListener("reset", () => setTimeout(show));
  // The browser keeps the values of fields when a page is reloaded.
  show();
}

/** Starts each playground when it comes near the viewport. */
export const startPlaygrounds = (): void =>
  whenNear(".try:has(> form)", (place) => {
    const form = place.querySelector<HTMLFormElement>("[data-playground]");
    if (form) startPlayground(place, form);
  });
