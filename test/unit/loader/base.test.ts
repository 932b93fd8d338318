import { afterEach, describe, expect, it } from "vitest";
import { chunkBase } from "../../../src/loader/base";

const site = "https://sito.example";
const library = `${site}/etc.clientlibs/demo/clientlibs/clientlib-widgets`;

function scriptOf(source: string, base?: string): HTMLScriptElement {
  const script = document.createElement("script");
  if (source !== "") script.setAttribute("src", source);
  if (base !== undefined) script.dataset.base = base;
  return script;
}

function writeMeta(base: string): void {
  const meta = document.createElement("meta");
  meta.name = "vetrina-base";
  meta.content = base;
  document.head.append(meta);
}

afterEach(() => document.head.replaceChildren());

describe("the base URL of the chunks", () => {
  it.each([
    [`${library}.lc-0a1b2c-lc.min.js`, `${library}/resources/`],
    [`${library}.min.js?ver=1`, `${library}/resources/`],
    [`${library}.js`, `${library}/resources/`],
    [`${library}/js/loader.js`, `${library}/resources/`],
    [`${site}/assets/vetrina.js#x`, `${site}/assets/vetrina/resources/`],
    [`${site}/apps/demo/clientlib-widgets/js/loader.js`, `${site}/apps/demo/clientlib-widgets/resources/`],
    [`${site}/js/vetrina.js`, `${site}/js/vetrina/resources/`],
    [`${site}/assets/js/vetrina.min.js`, `${site}/assets/js/vetrina/resources/`],
    [`${site}/webapps/js/vetrina.js`, `${site}/webapps/js/vetrina/resources/`],
    ["file:///sito/vetrina.js", "file:///sito/vetrina/resources/"],
  ])("is, for the script URL %s, %s", (source, base) => {
    expect(chunkBase(scriptOf(source))).toBe(base);
  });

  it.each([
    [`${site}/altrove/resources`, `${site}/altrove/resources/`],
    [`${site}/altrove/resources/?v=1#x`, `${site}/altrove/resources/`],
  ])("is the script's data-base %s if it has the script's origin", (written, base) => {
    writeMeta(`${site}/meta/`);
    expect(chunkBase(scriptOf(`${library}.js`, written))).toBe(base);
  });

  it.each([
    ["/lib/vetrina.js", "https://evil.example/lib/vetrina.js", `${location.origin}/lib/vetrina/resources/`],
    [
      "vetrina.js",
      "https://evil.example//altro.example/vetrina.js",
      `${location.origin}//altro.example/vetrina/resources/`,
    ],
    ["//cdn.example/vetrina.js", "https://cdn.example/vetrina.js", "https://cdn.example/vetrina/resources/"],
  ])("is, for the src %s, which <base> resolves to %s, the URL %s (S11)", (written, resolved, base) => {
    const script = scriptOf(written);
    Object.defineProperty(script, "src", { value: resolved });
    expect(chunkBase(script)).toBe(base);
  });

  it("comes from a meta element if data-base is missing, even if the script has no src", () => {
    writeMeta(`${location.origin}/meta/resources`);
    expect(chunkBase(scriptOf(""))).toBe(`${location.origin}/meta/resources/`);
    expect(chunkBase(null)).toBe(`${location.origin}/meta/resources/`);
    expect(chunkBase(scriptOf(`${library}.js`, "")), "an empty data-base says nothing").toContain("/meta/");
  });

  it.each(["https://altro.example/resources/", "//altro.example/", "https://sito.example.altro.example/"])(
    "is refused with an error if it has another origin (%s)",
    (written) => {
      expect(() => chunkBase(scriptOf(`${library}.js`, written))).toThrow("foreign origin");
    },
  );

  it.each(["data:text/javascript,1", "blob:https://sito.example/0a1b-2c3d"])(
    "is not derived from the script URL %s, because it has no folder",
    (source) => {
      const script = scriptOf(source);
      expect(() => chunkBase(script)).toThrow("no chunk base");
      writeMeta(`${location.origin}/meta/`);
      expect(chunkBase(script)).toBe(`${location.origin}/meta/`);
    },
  );

  it("cannot be determined if nothing sets it, and the error contains instructions", () => {
    expect(() => chunkBase(null)).toThrow('add <meta name="vetrina-base">');
  });
});
