import { expect } from "vitest";

/** A function that runs in the page. Its arguments and its result must be JSON values. */
export type InPage<Args extends readonly unknown[], Value> = (...args: Args) => Value | Promise<Value>;

/**
 * A page of Firefox or WebKit, with the features that both drivers have. In selectors, `>>>` enters shadow
 * roots. If several elements match, the first one is used.
 */
export interface EnginePage {
  /** Navigates to a URL. Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Args extends readonly unknown[], Value>(run: InPage<Args, Value>, ...args: Args): Promise<Value>;
  /** Calls a function in the page with the first matching element. Rejects if no element matches. */
  on<Args extends readonly unknown[], Value>(
    selector: string,
    run: InPage<[element: HTMLElement, ...args: Args], Value>,
    ...args: Args
  ): Promise<Value>;
  count(selector: string): Promise<number>;
  /** Clicks with the mouse, as soon as the element can be clicked. */
  click(selector: string, times?: number): Promise<void>;
  /** Presses a key, optionally with modifiers: `Shift+PageDown`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Turns the mouse wheel in the middle of the viewport. */
  wheel(pixels: number): Promise<void>;
  /** Whether an element has the given role and name in the accessibility tree. */
  isKnownAs(selector: string, role: string, name: string): Promise<boolean>;
}

/** Part of `window.Vetrina` that the engine tests call. */
export interface Vetrina {
  load(tag: string): Promise<void>;
  discover(root: Node): void;
  session: { requestLogin(): void; logout(): void };
}

/** Waits until an element matches, whether it is visible or not. */
export async function waitUntilPresent(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => page.count(selector), { message: `no ${selector}` }).toBeGreaterThan(0);
}

const isSeen = (page: EnginePage, selector: string) =>
  page
    .on(selector, (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
    })
    .catch(() => false);

/** Waits until an element is visible. */
export async function waitUntilVisible(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => isSeen(page, selector), { message: `${selector} is not seen` }).toBe(true);
}

/** Waits until an element is not visible. */
export async function waitUntilHidden(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => isSeen(page, selector), { message: `${selector} is still seen` }).toBe(false);
}

export const textOf = (page: EnginePage, selector: string) =>
  page.on(selector, ({ textContent }) => (textContent ?? "").trim());

/** Waits until an element's text contains the given words. */
export async function waitForText(page: EnginePage, selector: string, words: string): Promise<void> {
  await expect.poll(() => textOf(page, selector).catch(() => ""), { timeout: 40_000 }).toContain(words);
}

export const attributeOf = (page: EnginePage, selector: string, name: string) =>
  page.on(selector, (element, wanted) => element.getAttribute(wanted), name);

export const setAttribute = (page: EnginePage, selector: string, name: string, value: string) =>
  page.on(selector, (element, ...pair) => element.setAttribute(...pair), name, value);

export const focus = (page: EnginePage, selector: string) => page.on(selector, (element) => element.focus());

/** Replaces the text of a field by typing. */
export async function fill(page: EnginePage, selector: string, text: string): Promise<void> {
  await page.on(selector, (field) => {
    field.focus();
    (field as HTMLInputElement).select();
  });
  await page.type(text);
}

/** Waits for two frames, after which the layout, effects and tasks of a change are complete. */
export function painted(page: EnginePage): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Label, form name, part, id or tag of the focused element, which may be in a shadow root. */
export function focused(page: EnginePage): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const names = ["aria-label", "name", "part", "id"].map((name) => active?.getAttribute(name));
    return names.find(Boolean) ?? active?.tagName ?? "";
  });
}
