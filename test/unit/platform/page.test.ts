import { afterEach, describe, expect, it, vi } from "vitest";
import { url } from "../../../src/definition";
import { createPage, createPageWithin, demoAround, isCalm, isEdited } from "../../../src/platform/page";

/** Creates an element in nested shadow roots, inside a box with these attributes. */
function elementWithin(attributes: Readonly<Record<string, string>>): Element {
  const box = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  const outer = box.appendChild(document.createElement("div"));
  const inner = outer.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  return inner.attachShadow({ mode: "open" }).appendChild(document.createElement("p"));
}

describe("attributes that apply to all descendants", () => {
  it("apply even across shadow roots, as in the hub", () => {
    expect(demoAround(elementWithin({ "data-demo": "many" }))?.getAttribute("data-demo")).toBe("many");
    expect(isEdited(elementWithin({ "data-edit": "" }))).toBe(true);
    expect(isCalm(elementWithin({ "data-calm": "" }))).toBe(true);
  });

  it("do not apply if they are missing or have the value “false”", () => {
    const element = elementWithin({ "data-edit": "false", "data-calm": "false" });
    expect([demoAround(element), isEdited(element), isCalm(element)]).toEqual([null, false, false]);
  });
});

describe("a change of the page's history", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(["replaceState", "pushState"] as const)(
    "is dropped if %s throws, as in Safari after 100 calls",
    (name) => {
      const change = vi.spyOn(history, name).mockImplementation(() => {
        throw new DOMException("Attempt to use history more than 100 times", "SecurityError");
      });
      const page = createPage();
      page[name === "pushState" ? "pushUrl" : "replaceUrl"]("/other");
      expect(change).toHaveBeenCalledWith(history.state, "", "/other");
    },
  );
});

// WordPress 6.3 and later show the blocks of an editor in an iframe with a `blob:` URL.
const frame = () => vi.stubGlobal("location", new URL("blob:https://sito.example/0a1b-2c3d"));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a page in an iframe with a `blob:` URL has the URL of the site", () => {
  frame();
  expect(createPage().url().href).toBe("https://sito.example/");
  expect(createPageWithin(document.documentElement).url().href).toBe("https://sito.example/");
});

it("a page in an iframe with a `blob:` URL resolves paths against the URL of the site", () => {
  frame();
  expect(url().read("/live-casino")).toBe("https://sito.example/live-casino");
  expect(url().read("//altrove.example/x")).toBeUndefined();
});
