import { afterEach, describe, expect, it } from "vitest";
import { markOwn, removeCopies } from "../../../src/utils/own-nodes";

afterEach(() => {
  document.body.replaceChildren();
});

function fillBody(markup: string): void {
  document.body.replaceChildren(...new DOMParser().parseFromString(markup, "text/html").body.children);
}

describe("copies of elements that the library has added to the page", () => {
  it("are removed, while the original elements remain", () => {
    const original = markOwn(document.createElement("div"));
    const place = document.createElement("section");
    document.body.append(original, place);
    place.append(original.cloneNode(true));
    removeCopies(document);
    expect(original.isConnected).toBe(true);
    expect(place.childElementCount).toBe(0);
  });

  it("are removed even if the search starts at a copy", () => {
    const copy = markOwn(document.createElement("div")).cloneNode() as Element;
    document.body.append(copy);
    removeCopies(copy);
    expect(copy.isConnected).toBe(false);
  });

  it("return the author's slotted content to the surrounding element when they are removed", () => {
    fillBody(`<x-host><dialog data-vetrina-own><x-panel>
      <div slot="form" data-vetrina-own><form></form></div><p slot="legal">18+</p></x-panel></dialog></x-host>`);
    removeCopies(document);
    const host = document.querySelector("x-host");
    expect(Array.from(host?.children ?? [], ({ slot }) => slot)).toEqual(["legal"]);
  });
});
