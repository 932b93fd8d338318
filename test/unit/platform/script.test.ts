import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readGlobal } from "../../../src/platform/globals";
import { createScriptLoader, ScriptUnavailable } from "../../../src/platform/script";

const url = "https://bot.test/check.js";
const isThere = () => true;

/** A document that accepts scripts without loading them. */
function quietDocument() {
  const scripts: HTMLScriptElement[] = [];
  const head = { append: (script: HTMLScriptElement) => void scripts.push(script) };
  const stub = {
    head,
    createElement: (name: string) => document.createElement(name),
    querySelector: () => null,
  } as unknown as Document;
  return { document: stub, scripts };
}

describe("script loader", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("loads a script once, with the nonce and through the policy", async () => {
    const { document, scripts } = quietDocument();
    const createScriptURL = vi.fn((text: string) => text);
    const loader = createScriptLoader({ document, nonce: "n-1", policy: { createScriptURL } });
    const loads = [loader.load(url, 1000, isThere), loader.load(url, 1000, isThere)];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({ src: url, nonce: "n-1" });
    expect(createScriptURL).toHaveBeenCalledExactlyOnceWith(url);
    scripts[0]?.onload?.(new Event("load"));
    await Promise.all(loads);
    await loader.load(url, 1000, isThere);
    expect(scripts).toHaveLength(1);
  });

  it("loads a script again after a failure", async () => {
    const { document, scripts } = quietDocument();
    const loader = createScriptLoader({ document });
    const first = loader.load(url, 1000, isThere);
    (scripts[0]?.onerror as () => void)();
    await expect(first).rejects.toBeInstanceOf(ScriptUnavailable);
    const second = loader.load(url, 1000, isThere);
    scripts[1]?.onload?.(new Event("load"));
    await second;
  });

  it("stops at its time limit, and uses another URL for the next attempt", async () => {
    const { document, scripts } = quietDocument();
    const loader = createScriptLoader({ document });
    for (const requested of [url, `${url}?retry=1`, `${url}?retry=2`]) {
      const settled = expect(loader.load(url, 8000, isThere)).rejects.toBeInstanceOf(ScriptUnavailable);
      expect(scripts.at(-1)?.src).toBe(requested);
      await vi.advanceTimersByTimeAsync(8000);
      await settled;
    }
  });

  it("loads a script again from another URL if the script did not set its global variable", async () => {
    const { document, scripts } = quietDocument();
    const loader = createScriptLoader({ document });
    const globals: { provided?: object } = {};
    const load = () => loader.load(url, 1000, () => globals.provided !== undefined);
    const first = load();
    scripts[0]?.onload?.(new Event("load"));
    await expect(first).rejects.toBeInstanceOf(ScriptUnavailable);
    const second = load();
    globals.provided = {};
    scripts[1]?.onload?.(new Event("load"));
    await Promise.all([second, load()]);
    expect(scripts.map(({ src }) => src)).toEqual([url, `${url}?retry=1`]);
  });

  it("reports that the page's policy refuses the script", async () => {
    const { document, scripts } = quietDocument();
    const policy = {
      createScriptURL: () => {
        throw new TypeError("refused");
      },
    };
    await expect(createScriptLoader({ document, policy }).load(url, 1000, isThere)).rejects.toBeInstanceOf(
      ScriptUnavailable,
    );
    expect(scripts).toEqual([]);
  });
});

describe("a global variable of a script", () => {
  it("is read only as an own property of the global object, never as an element with that id (S25)", () => {
    const clobbered = Object.create({ provided: document.createElement("form") }) as object;
    expect(readGlobal("provided", clobbered)).toBeUndefined();
    expect(readGlobal("provided", { provided: 1 })).toBe(1);
    expect(readGlobal("constructor", {})).toBeUndefined();
  });
});
