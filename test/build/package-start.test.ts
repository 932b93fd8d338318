import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WidgetDefinition } from "../../src/definition";
import { startVetrina } from "../../src/entries/package/start";

const startWith = vi.hoisted(() => vi.fn());
vi.mock("../../src/entries/start", () => ({ startWith }));

type Command = (vetrina: object) => void;

/** `window.Vetrina`, or undefined. */
const pageVetrina = (): unknown => Reflect.get(globalThis, "Vetrina");

const configure = vi.fn();
const widgets: readonly WidgetDefinition[] = [];

/** Changes the page's stub of the library in the same way as the real `startWith`. */
function complete(_widgets: unknown, { stub }: { stub: { q: Command[] } }): void {
  const waiting = stub.q;
  const run = (command: Command) => command(stub);
  Object.assign(stub, {
    configure,
    q: { push: (...commands: Command[]) => commands.forEach(run) },
  });
  waiting.forEach(run);
}

beforeEach(() => {
  vi.clearAllMocks();
  startWith.mockImplementation(complete);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Vetrina");
});

describe("`startVetrina()` in a bundled page", () => {
  it("resolves with window.Vetrina, configures it, and starts only once", async () => {
    const [first, second] = await Promise.all([
      startVetrina({ widgets, configuration: { language: "en" } }),
      startVetrina({ widgets }),
    ]);
    expect(first).toBe(pageVetrina());
    expect(second).toBe(first);
    expect(startWith).toHaveBeenCalledTimes(1);
    expect(configure.mock.calls).toEqual([[{ language: "en" }], [{}]]);
  });

  it.each([undefined, { language: "it" }, [widgets]])(
    "rejects %j, which has no list of widgets",
    async (options) => {
      await expect(startVetrina(options as never)).rejects.toThrow(TypeError);
      expect(pageVetrina()).toBeUndefined();
    },
  );

  it("passes the widgets and the page's policy to the library", async () => {
    const policy = {
      createScriptURL: (url: string) => url,
      createHTML: (markup: string) => markup,
    };
    await startVetrina({ widgets, policy });
    expect(startWith).toHaveBeenCalledWith(widgets, expect.objectContaining({ policy }));
  });

  it("keeps the page's `Vetrina` object and its queue, and runs the queue before the configuration", async () => {
    const order: string[] = [];
    const stub = { q: [() => order.push("the page's")] };
    Object.assign(globalThis, { Vetrina: stub });
    configure.mockImplementation(() => order.push("ours"));
    expect(await startVetrina({ widgets })).toBe(stub);
    expect(order).toEqual(["the page's", "ours"]);
  });

  it("returns the library that a script tag has started, without another start", async () => {
    const running = { version: "0.0.9", configure, q: { push: (command: Command) => command(running) } };
    Object.assign(globalThis, { Vetrina: running });
    expect(await startVetrina({ widgets, configuration: { language: "it" } })).toBe(running);
    expect(configure).toHaveBeenCalledWith({ language: "it" });
    expect(startWith).not.toHaveBeenCalled();
    expect(running.version).toBe("0.0.9");
  });

  it("rejects after a failed start, and starts the library again on the next call", async () => {
    startWith.mockImplementationOnce(() => {
      throw new Error("no network");
    });
    await expect(startVetrina({ widgets })).rejects.toThrow("no network");
    expect(await startVetrina({ widgets })).toBe(pageVetrina());
    expect(startWith).toHaveBeenCalledTimes(2);
  });
});
