/**
 * Helpers that run in the page with the functions of tests. A selector after `>>>` matches at any depth
 * inside the shadow roots of the preceding elements.
 */
function helpers() {
  function within(root: Document | ShadowRoot, selector: string): Element[] {
    const below = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? within(shadowRoot, selector) : [],
    );
    return [...root.querySelectorAll(selector), ...below];
  }

  const inShadow = (host: Element, selector: string) =>
    host.shadowRoot ? within(host.shadowRoot, selector) : [];

  function all(selector: string): Element[] {
    const [first = "", ...further] = selector.split(" >>> ");
    return further.reduce(
      (hosts, next) => hosts.flatMap((host) => inShadow(host, next)),
      [...document.querySelectorAll(first)],
    );
  }

  /** Element at a point, in any shadow root. */
  function hit(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y);
    for (;;) {
      const inner: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === found) return found;
      found = inner;
    }
  }

  function isAround(element: Element, inner: Node | null): boolean {
    for (let node = inner; node;) {
      if (node === element) return true;
      node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
    }
    return false;
  }

  /** Point where the element can be clicked. Null if it is covered, disabled, hidden or moving. */
  async function place(selector: string): Promise<readonly [x: number, y: number] | null> {
    const [element] = all(selector);
    if (!element || element.matches(":disabled")) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = element.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || before.left !== left || before.top !== top) return null;
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    return isAround(element, hit(x, y)) ? [x, y] : null;
  }

  return { all, place };
}

/** Helpers that functions of tests receive in the page. */
export type InPageHelpers = ReturnType<typeof helpers>;

/**
 * Body of an asynchronous WebDriver script. It calls a function, given as text, with the helpers and the
 * arguments, and returns its result or its error.
 */
export const asScript = (run: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve()
    .then(() => (${run})((${helpers})(), ...arguments[0]))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Runs in the page before its own scripts. Records console messages and errors, which WebDriver does not report. */
export function recordConsole(): void {
  if ("consoleMessages" in window) return;
  const consoleMessages = { errors: [] as string[], warnings: [] as string[] };
  Object.assign(window, { consoleMessages });
  const { error, warn } = console;
  console.error = (...said: unknown[]) => {
    consoleMessages.errors.push(said.map(String).join(" "));
    error(...said);
  };
  console.warn = (...said: unknown[]) => {
    consoleMessages.warnings.push(said.map(String).join(" "));
    warn(...said);
  };
  addEventListener("error", (event) => consoleMessages.errors.push(event.message));
  addEventListener("unhandledrejection", ({ reason }) => consoleMessages.errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", (event) =>
    consoleMessages.errors.push(`blocked by ${event.effectiveDirective}: ${event.blockedURI}`),
  );
}
