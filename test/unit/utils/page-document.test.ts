import { afterEach, describe, expect, it, vi } from "vitest";
import { pageDocument, unclobbered } from "../../../src/utils/page-document";

/** Hides a member as a named element does in a browser, because happy-dom does not simulate this. */
function hide(target: object, name: string): void {
  Object.defineProperty(target, name, { configurable: true, value: element });
  hidden.push(() => Reflect.deleteProperty(target, name));
}

const element = document.createElement("img");
const hidden: (() => unknown)[] = [];

afterEach(() => {
  for (const show of hidden.splice(0)) show();
  vi.restoreAllMocks();
});

describe("the page's document (S25)", () => {
  it("has its functions and settable properties even if page elements shadow them", () => {
    for (const name of ["createElement", "cookie", "body", "addEventListener"]) hide(document, name);
    expect(pageDocument.createElement("p").localName).toBe("p");
    expect(pageDocument.body.localName).toBe("body");
    pageDocument.cookie = "clash=1";
    expect(pageDocument.cookie).toContain("clash=1");
    const listener = vi.fn();
    pageDocument.addEventListener("x", listener);
    document.dispatchEvent(new Event("x"));
    expect(listener).toHaveBeenCalledOnce();
  });

  it("returns the function or value by which a script has replaced a property", () => {
    const made = document.createElement("b");
    vi.spyOn(document, "createElement").mockReturnValue(made);
    expect(pageDocument.createElement("p")).toBe(made);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(pageDocument.visibilityState).toBe("hidden");
  });

  it("is not accepted as a node by the compiler or the DOM", () => {
    // @ts-expect-error The type must be refused if the DOM expects a Document.
    expect(() => new MutationObserver(() => undefined).observe(pageDocument)).toThrow();
  });
});

it("the methods of a form work even if the form's fields shadow them", () => {
  const form = document.createElement("form");
  form.append(document.createElement("b"));
  hide(form, "querySelectorAll");
  expect(unclobbered(() => form).querySelectorAll("b")).toHaveLength(1);
});
