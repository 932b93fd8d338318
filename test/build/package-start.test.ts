import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startVetrina } from "../../src/entries/package/start";

const start = vi.hoisted(() => vi.fn());
vi.mock("../../src/entries/main", () => ({ start }));

type Command = (vetrina: object) => void;

/** `window.Vetrina`, where there is one. */
const onPage = (): unknown => Reflect.get(globalThis, "Vetrina");

const configure = vi.fn();

/** What the real start does to the object that the page knows. */
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
  it("gives window.Vetrina, configured, and starts once however often it is called", async () => {
    const [first, second] = await Promise.all([startVetrina({ language: "en" }), startVetrina()]);
    expect(first).toBe(onPage());
    expect(second).toBe(first);
    expect(start).toHaveBeenCalledTimes(1);
    expect(configure.mock.calls).toEqual([[{ language: "en" }], [{}]]);
  });

  it("hands the page's own policy on", async () => {
    const policy = {
      createScriptURL: (address: string) => address,
      createHTML: (markup: string) => markup,
    };
    await startVetrina({}, { policy });
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ policy }));
  });

  it("keeps the object and the queue that the page has made, in order", async () => {
    const order: string[] = [];
    const made = { q: [() => order.push("the page's")] };
    Object.assign(globalThis, { Vetrina: made });
    configure.mockImplementation(() => order.push("ours"));
    expect(await startVetrina()).toBe(made);
    expect(order).toEqual(["the page's", "ours"]);
  });

  it("where the script tag has started the library, joins it and starts nothing", async () => {
    const running = { version: "0.0.9", configure, q: { push: (command: Command) => command(running) } };
    Object.assign(globalThis, { Vetrina: running });
    expect(await startVetrina({ language: "it" })).toBe(running);
    expect(configure).toHaveBeenCalledWith({ language: "it" });
    expect(start).not.toHaveBeenCalled();
    expect(running.version).toBe("0.0.9");
  });

  it("a failed start is told, and the next call tries again", async () => {
    start.mockImplementationOnce(() => {
      throw new Error("no network");
    });
    await expect(startVetrina()).rejects.toThrow("no network");
    expect(await startVetrina()).toBe(onPage());
    expect(start).toHaveBeenCalledTimes(2);
  });
});
