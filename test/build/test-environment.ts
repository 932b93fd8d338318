import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { attributeName, type WidgetDefinition } from "../../src/definition";
import { catalogue } from "../../widgets/catalogue";

interface Package {
  startVetrina(options: object): Promise<{ load(tag: string): Promise<void> }>;
}

interface Scheduler {
  readonly unstable_IdlePriority: number;
  unstable_scheduleCallback(priority: number, callback: () => void): unknown;
}

/** Waits until React's scheduler has no pending tasks. A task with the lowest priority runs last. */
function reactIsIdle(): Promise<void> {
  const scheduler = createRequire(import.meta.url)("scheduler") as Scheduler;
  return new Promise((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve);
  });
}

/** Creates an element with its required attributes, so that the widget renders its content. */
function createElement({ tag, attributes }: WidgetDefinition): HTMLElement {
  const element = document.createElement(tag);
  for (const [field, { required }] of Object.entries(attributes))
    if (required) element.setAttribute(attributeName(field), "1");
  element.setAttribute("data-demo", "");
  element.append("contenuto");
  return element;
}

/** Tests the built package as an application's tests do, in the DOM of the test file's environment. */
export function testPackageInThisEnvironment(): void {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  beforeAll(() => {
    process.on("uncaughtException", note);
    process.on("unhandledRejection", note);
    window.addEventListener("error", ({ error }) => note(error));
  });
  // Waits for React's tasks, because a task that is pending when the environment ends would read the window.
  afterEach(async () => {
    document.body.replaceChildren();
    await reactIsIdle();
  });
  afterAll(() => {
    process.off("uncaughtException", note);
    process.off("unhandledRejection", note);
  });

  it("defines and renders every element, without an error that ends the process", async () => {
    // The URL of this module is not a file URL, because the environment is a browser's.
    const load = (entry: string) =>
      import(/* @vite-ignore */ pathToFileURL(`dist/npm/${entry}.js`).href) as Promise<unknown>;
    const { startVetrina } = (await load("index")) as Package;
    const { allWidgets } = (await load("widgets")) as { readonly allWidgets: readonly WidgetDefinition[] };
    document.body.append(...catalogue.map(createElement));
    const vetrina = await startVetrina({ widgets: allWidgets, configuration: { language: "it" } });
    await Promise.all(catalogue.map(({ tag }) => vetrina.load(tag)));
    expect(catalogue.filter(({ tag }) => !customElements.get(tag))).toEqual([]);
    // The login dialog mounts only at its first use.
    const tags = catalogue.filter(({ mount }) => mount !== "use").map(({ tag }) => tag as string);
    const rendered = () => tags.filter((tag) => document.querySelector(tag)?.hasAttribute("data-state"));
    await vi.waitFor(() => expect(rendered()).toEqual(tags), { timeout: 30_000, interval: 100 });
    expect(uncaught).toEqual([]);
  });

  // When an environment ends, it empties the document and deletes its globals.
  it("renders nothing after the environment has ended", async () => {
    const picker = catalogue.find(({ tag }) => tag === "vetrina-date-picker") as WidgetDefinition;
    const element = createElement(picker);
    document.body.append(element);
    await vi.waitFor(() => expect(element.getAttribute("data-state")).toBe("ready"));
    await reactIsIdle();
    element.remove();
    for (const name of ["window", "document"]) vi.stubGlobal(name, undefined);
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    expect(uncaught).toEqual([]);
  });
}
