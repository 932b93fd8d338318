import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkEvery, keepAdopted } from "../../../src/ui/dialog";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
});

describe("persistently adopted style sheet", () => {
  it("is adopted again if a script replaces the list of style sheets, and keeps the page's own sheets", () => {
    const sheet = new CSSStyleSheet();
    const own = new CSSStyleSheet();
    const remove = keepAdopted(() => document, sheet);
    document.adoptedStyleSheets = [own];
    vi.advanceTimersByTime(checkEvery);
    expect(document.adoptedStyleSheets).toEqual([own, sheet]);
    remove();
    vi.advanceTimersByTime(checkEvery);
    expect(document.adoptedStyleSheets).toEqual([own]);
  });

  it("moves from the document to a shadow root together with its elements", () => {
    const shadow = document.createElement("div").attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    let root: Document | ShadowRoot = document;
    const remove = keepAdopted(() => root, sheet);
    root = shadow;
    vi.advanceTimersByTime(checkEvery);
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(shadow.adoptedStyleSheets).toEqual([sheet]);
    remove();
    expect(shadow.adoptedStyleSheets).toEqual([]);
  });
});
