import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mergesImportMaps, untilImportsAllowed } from "../../../src/loader/import-maps";

/** Sets `navigator.userAgentData`. */
const setBrowser = (userAgentData: unknown) => vi.stubGlobal("navigator", { userAgentData });

const brands = (version: string, brand = "Chromium") => ({
  brands: [
    { brand: "Not:A-Brand", version: "999" },
    { brand, version },
  ],
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe("a browser that merges import maps", () => {
  it.each(["133", "156"])("is recognised for Chromium %s", (version) => {
    setBrowser(brands(version));
    expect(mergesImportMaps()).toBe(true);
  });

  it.each([
    ["Chromium 132", brands("132")],
    ["Chromium 120", brands("120")],
    ["another brand", brands("200", "Chrome")],
    ["a browser or an insecure page without brands", undefined],
    ["an object without brands", {}],
    ["a replaced list", { brands: { length: 1 } }],
    ["brands without a version", { brands: [{ brand: "Chromium" }, null] }],
  ])("is not recognised for %s", (_, userAgentData) => {
    setBrowser(userAgentData);
    expect(mergesImportMaps()).toBe(false);
  });
});

describe("the first import of a chunk", () => {
  // Test files share a document, in which others may have left scripts.
  beforeEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  /** Resolves with the names of two events in order: the import and the end of parsing. */
  async function order(): Promise<string[]> {
    const events: string[] = [];
    const state = vi
      .spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get")
      .mockReturnValue("loading");
    const allowed = untilImportsAllowed().then(() => events.push("import"));
    await Promise.resolve();
    await Promise.resolve();
    state.mockReturnValue("interactive");
    events.push("parsed");
    document.dispatchEvent(new Event("readystatechange"));
    await allowed;
    return events;
  }

  const addScript = (type: string) => {
    const script = document.createElement("script");
    script.type = type;
    document.head.append(script);
  };

  it("waits until the page is parsed if the browser supports only one import map", async () => {
    setBrowser(undefined);
    expect(await order()).toEqual(["parsed", "import"]);
  });

  it("does not wait if the browser merges maps", async () => {
    setBrowser(brands("133"));
    expect(await order()).toEqual(["import", "parsed"]);
  });

  it.each(["importmap", "module"])(
    "does not wait if the page already has a script of the type %s",
    async (type) => {
      setBrowser(undefined);
      addScript(type);
      expect(await order()).toEqual(["import", "parsed"]);
    },
  );

  it("does not wait if the page is already parsed", async () => {
    setBrowser(undefined);
    await expect(untilImportsAllowed()).resolves.toBeUndefined();
  });
});
