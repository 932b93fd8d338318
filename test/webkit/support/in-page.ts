/**
 * What runs in a page beside the functions of tests. Elements behind `>>>` are looked for in the shadow roots of what
 * matches before it, and in those below.
 */
function library() {
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

  /** What the pointer would meet there, through all shadow roots. */
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

  /** Where the element can be clicked; nothing while it cannot, or still moves. */
  async function place(selector: string): Promise<readonly [x: number, y: number] | null> {
    const [element] = all(selector);
    if (!element || element.matches(":disabled")) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = element.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || before.left !== left || before.top !== top) return null;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return isAround(element, hit(x, y)) ? [x, y] : null;
  }

  return { all, place };
}

/** The library as a page runs it. */
export type InPageLibrary = ReturnType<typeof library>;

/**
 * The body of a function for WebDriver: it calls the text of another one with the library and with what it is given,
 * and tells what comes of it.
 */
export const asScript = (run: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve()
    .then(() => (${run})((${library})(), ...arguments[0]))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Runs in a page from its first moment on: notes what its console says and what it throws, which WebDriver cannot. */
export function witness(): void {
  if ("overheard" in window) return;
  const overheard = { errors: [] as string[], warnings: [] as string[] };
  Object.assign(window, { overheard });
  const { error, warn } = console;
  console.error = (...said: unknown[]) => {
    overheard.errors.push(said.map(String).join(" "));
    error(...said);
  };
  console.warn = (...said: unknown[]) => {
    overheard.warnings.push(said.map(String).join(" "));
    warn(...said);
  };
  addEventListener("error", (event) => overheard.errors.push(event.message));
  addEventListener("unhandledrejection", ({ reason }) => overheard.errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", (event) =>
    overheard.errors.push(`refused by ${event.effectiveDirective}: ${event.blockedURI}`),
  );
}
