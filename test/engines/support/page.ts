import { expect } from "vitest";

/** A function that runs in the page. What it is given and what it gives back must survive as JSON. */
export type InPage<Given extends readonly unknown[], Value> = (...given: Given) => Value | Promise<Value>;

/**
 * A page of Firefox or of WebKit, with what both programs that drive them can do. In a selector `>>>` goes into shadow
 * roots; where several elements match, the first one counts.
 */
export interface EnginePage {
  /** Over when the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Given extends readonly unknown[], Value>(
    run: InPage<Given, Value>,
    ...given: Given
  ): Promise<Value>;
  /** Calls a function in the page with the element; rejects where there is none. */
  on<Given extends readonly unknown[], Value>(
    selector: string,
    run: InPage<[element: HTMLElement, ...given: Given], Value>,
    ...given: Given
  ): Promise<Value>;
  count(selector: string): Promise<number>;
  /** Clicks as a mouse does, once the element can be clicked. */
  click(selector: string, times?: number): Promise<void>;
  /** A key, with modifiers before it as in `Shift+PageDown`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Turns the wheel in the middle of the window, by so many pixels. */
  wheel(pixels: number): Promise<void>;
  /** Whether assistive technology meets the element under this role and name. */
  isKnownAs(selector: string, role: string, name: string): Promise<boolean>;
}

/** The part of `window.Vetrina` that these journeys call, as a page sees it. */
export interface Vetrina {
  load(tag: string): Promise<void>;
  discover(root: Node): void;
  session: { requestLogin(): void; logout(): void };
}

/** Waits until the document has something that matches, on the screen or not. */
export async function present(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => page.count(selector), { message: `no ${selector}` }).toBeGreaterThan(0);
}

const isSeen = (page: EnginePage, selector: string) =>
  page
    .on(selector, (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
    })
    .catch(() => false);

/** Waits until what matches is on the screen. */
export async function seen(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => isSeen(page, selector), { message: `${selector} is not seen` }).toBe(true);
}

/** Waits until nothing that matches is on the screen. */
export async function gone(page: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => isSeen(page, selector), { message: `${selector} is still seen` }).toBe(false);
}

export const textOf = (page: EnginePage, selector: string) =>
  page.on(selector, ({ textContent }) => (textContent ?? "").trim());

/** Waits until the element's text has these words. */
export async function says(page: EnginePage, selector: string, words: string): Promise<void> {
  await expect.poll(() => textOf(page, selector).catch(() => ""), { timeout: 40_000 }).toContain(words);
}

export const attributeOf = (page: EnginePage, selector: string, name: string) =>
  page.on(selector, (element, wanted) => element.getAttribute(wanted), name);

export const setAttribute = (page: EnginePage, selector: string, name: string, value: string) =>
  page.on(selector, (element, ...pair) => element.setAttribute(...pair), name, value);

export const focus = (page: EnginePage, selector: string) => page.on(selector, (element) => element.focus());

/** Replaces what is in a field by typing. */
export async function fill(page: EnginePage, selector: string, text: string): Promise<void> {
  await page.on(selector, (field) => {
    field.focus();
    (field as HTMLInputElement).select();
  });
  await page.type(text);
}

/** The login swallows the pointer's clicks at first (S15): one on its host, which means nothing, tells when it is over. */
export async function takesClicks(page: EnginePage): Promise<void> {
  const click = () =>
    page.on("vetrina-login-modal", (host) =>
      host.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true })),
    );
  await expect.poll(click).toBe(true);
}

/** Two frames: layout, effects and tasks that a change has caused are over. */
export function painted(page: EnginePage): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What has the focus, through all shadow roots: by its label, its name in a form, its part, its id or its tag. */
export function focused(page: EnginePage): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const names = ["aria-label", "name", "part", "id"].map((name) => active?.getAttribute(name));
    return names.find(Boolean) ?? active?.tagName ?? "";
  });
}
