import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startVetrina } from "../../src/entries/package/start";

const start = vi.hoisted(() => vi.fn());
vi.mock("../../src/entries/main", () => ({ start }));

type Command = (vetrina: object) => void;

/** `window.Vetrina`, or undefined. */
const pageVetrina = (): unknown => Reflect.get(globalThis, "Vetrina");

const configure = vi.fn();

/** Changes the stub of the page as the real `start` does. */
function complete({ stub }: { stub: { q: Command[] } }): void {
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
  start.mockImplementation(complete);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Vetrina");
});

describe("starting the library in a bundled page", () => {
  it("resolves with window.Vetrina, configures it, and starts only once", async () => {
    const [first, second] = await Promise.all([startVetrina({ language: "en" }), startVetrina()]);
    expect(first).toBe(pageVetrina());
    expect(second).toBe(first);
    expect(start).toHaveBeenCalledTimes(1);
    expect(configure.mock.calls).toEqual([[{ language: "en" }], [{}]]);
  });

  it("passes on the page's policy", async () => {
    const policy = {
      createScriptURL: (url: string) => url,
      createHTML: (markup: string) => markup,
    };
    await startVetrina({}, { policy });
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ policy }));
  });

  it("keeps the object and the queue of the page, in order", async () => {
    const order: string[] = [];
    const stub = { q: [() => order.push("the page's")] };
    Object.assign(globalThis, { Vetrina: stub });
    configure.mockImplementation(() => order.push("ours"));
    expect(await startVetrina()).toBe(stub);
    expect(order).toEqual(["the page's", "ours"]);
  });

  it("uses the library that a script tag has started, without starting anything", async () => {
    const running = { version: "0.0.9", configure, q: { push: (command: Command) => command(running) } };
    Object.assign(globalThis, { Vetrina: running });
    expect(await startVetrina({ language: "it" })).toBe(running);
    expect(configure).toHaveBeenCalledWith({ language: "it" });
    expect(start).not.toHaveBeenCalled();
    expect(running.version).toBe("0.0.9");
  });

  it("rejects after a failed start, and the next call tries again", async () => {
    start.mockImplementationOnce(() => {
      throw new Error("no network");
    });
    await expect(startVetrina()).rejects.toThrow("no network");
    expect(await startVetrina()).toBe(pageVetrina());
    expect(start).toHaveBeenCalledTimes(2);
  });
});
