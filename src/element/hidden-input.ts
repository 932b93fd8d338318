import { pageDocument } from "../utils/page-document";

/** Marks our inputs, so that one in a copy of the page's HTML is recognised. */
const mark = "data-vetrina-hidden-input";

export const isHiddenInput = (child: Element) => child.hasAttribute(mark);

/** Inputs that are out of a page that is left, with their elements. */
let removed: (readonly [Element, Element])[] | undefined;

/** Chromium restores a form only if it has the named fields that its HTML had: it compares them when the page is left. */
function removeAll(): void {
  const inputs = [...pageDocument.querySelectorAll(`[${mark}]`)];
  removed = inputs.map((input) => [input, input.parentElement as Element]);
  for (const input of inputs) input.remove();
}

/** A page that the browser has kept is shown again. */
function bringBack(): void {
  const inputs = removed ?? [];
  removed = undefined;
  for (const [input, host] of inputs) host.append(input);
}

/** Value and state of a hidden input. */
export interface Submission {
  readonly value: string;
  readonly isDisabled: boolean;
}

/**
 * A hidden input that submits the value of a form-associated element in its place. Scripts that read the fields of a form
 * by tag name, such as jQuery's `serialize()`, skip custom elements. The input is a child of the element: it moves, and is
 * disabled and removed, with it.
 */
export class HiddenInput {
  readonly #input = pageDocument.createElement("input");
  // The parser may add the input of a copy later, and a page may replace the children.
  readonly #observer = new MutationObserver(() => this.#place());

  constructor(readonly host: HTMLElement) {
    this.#input.type = "hidden";
    // A browser that goes back restores the element, which sets the input.
    this.#input.autocomplete = "off";
    this.#input.setAttribute(mark, "");
    this.#observer.observe(host, { childList: true });
    // All inputs share these listeners: the browser adds a function only once.
    window.addEventListener("pagehide", removeAll);
    window.addEventListener("pageshow", bringBack);
  }

  /** Sets what the input submits, under the name and in the form of its element. */
  update({ value, isDisabled }: Submission): void {
    this.#input.value = value;
    this.#input.disabled = isDisabled;
    for (const name of ["name", "form"]) {
      const text = this.host.getAttribute(name);
      if (text === null) this.#input.removeAttribute(name);
      else this.#input.setAttribute(name, text);
    }
    this.#place();
  }

  /** Leaves the input where it is: `removeHiddenInputs` removes it. */
  disconnect(): void {
    this.#observer.disconnect();
  }

  #place(): void {
    if (removed) return;
    removeHiddenInputs(this.host, this.#input);
    if (this.#input.parentNode !== this.host) this.host.append(this.#input);
  }
}

/** Removes the hidden inputs of an element but one: a copy of a page has those of its original. */
export function removeHiddenInputs(host: HTMLElement, except?: HTMLInputElement): void {
  for (const child of [...host.children]) if (isHiddenInput(child) && child !== except) child.remove();
}
