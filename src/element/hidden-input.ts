import { pageDocument } from "../utils/page-document";

/** Marks the library's inputs, so that they are recognised in a copy of the page's HTML. */
const mark = "data-vetrina-hidden-input";

export const isHiddenInput = (child: Element) => child.hasAttribute(mark);

/** The inputs that were removed when the visitor left the page, each with its element. */
let removed: (readonly [Element, Element])[] | undefined;

/**
 * Removes all hidden inputs when the visitor leaves the page. Chromium then compares the named fields of a
 * form with those of its HTML, and restores the form only if they are the same.
 */
function removeAll(): void {
  const inputs = [...pageDocument.querySelectorAll(`[${mark}]`)];
  removed = inputs.map((input) => [input, input.parentElement as Element]);
  for (const input of inputs) input.remove();
}

/** Called when a page from the back/forward cache is shown again. */
function bringBack(): void {
  const inputs = removed ?? [];
  removed = undefined;
  for (const [input, host] of inputs) host.append(input);
}

/** The name and value of a form field. A field without a name is not submitted. */
export type FormField = readonly [name: string, value: string];

/** Fields and state of the hidden inputs. The number of fields is constant for each element. */
export interface Submission {
  readonly fields: readonly FormField[];
  readonly isDisabled: boolean;
}

function createInput(): HTMLInputElement {
  const input = pageDocument.createElement("input");
  input.type = "hidden";
  // When the visitor goes back, the browser restores the state of the element, which sets the input again.
  input.autocomplete = "off";
  input.setAttribute(mark, "");
  return input;
}

/**
 * Hidden inputs that submit the value of a form-associated element instead of the element. Scripts that read
 * the fields of a form by tag name, such as jQuery's `serialize()`, skip custom elements. The inputs are
 * children of the element, so they are moved, disabled and removed together with it.
 */
export class HiddenInputs {
  #inputs: readonly HTMLInputElement[] = [];
  // The parser may add the input of a copied page later, and a page may replace the element's children.
  readonly #observer = new MutationObserver(() => this.#place());

  constructor(readonly host: HTMLElement) {
    this.#observer.observe(host, { childList: true });
    // All inputs share these listeners, because the browser adds the same function only once.
    window.addEventListener("pagehide", removeAll);
    window.addEventListener("pageshow", bringBack);
  }

  /** Sets the values that the inputs submit in the form of their element. */
  update({ fields, isDisabled }: Submission): void {
    const form = this.host.getAttribute("form");
    this.#inputs = fields.map(([name, value], index) => {
      const input = this.#inputs[index] ?? createInput();
      Object.assign(input, { name, value, disabled: isDisabled });
      if (form === null) input.removeAttribute("form");
      else input.setAttribute("form", form);
      return input;
    });
    this.#place();
  }

  /** Stops observing but keeps the inputs. `removeHiddenInputs` removes them. */
  disconnect(): void {
    this.#observer.disconnect();
  }

  #place(): void {
    if (removed) return;
    removeHiddenInputs(this.host, this.#inputs);
    for (const input of this.#inputs) if (input.parentNode !== this.host) this.host.append(input);
  }
}

/**
 * Removes the hidden inputs of an element except those in `own`, because a copy of a page also contains the
 * inputs of the original.
 */
export function removeHiddenInputs(host: HTMLElement, own: readonly Element[] = []): void {
  for (const child of [...host.children]) if (isHiddenInput(child) && !own.includes(child)) child.remove();
}
