import { describe, expect, it, vi } from "vitest";
import { isOnPage, isRendered, renderedParent } from "../../../../src/platform/visibility/rendered";

describe("isRendered", () => {
  it("passes its options to the browser's `checkVisibility`", () => {
    const element = document.createElement("p");
    const checkVisibility = vi.fn(() => false);
    Object.assign(element, { checkVisibility });
    expect(isRendered(element, { opacityProperty: true })).toBe(false);
    expect(checkVisibility).toHaveBeenCalledWith({ opacityProperty: true });
  });

  it("returns true in a browser without `checkVisibility`", () => {
    const element = Object.assign(document.createElement("p"), { checkVisibility: undefined });
    expect(isRendered(element)).toBe(true);
  });
});

describe("renderedParent", () => {
  it("returns the slot, the parent, or the host of the shadow root", () => {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    const section = root.appendChild(document.createElement("section"));
    const slot = section.appendChild(document.createElement("slot"));
    const slotted = host.appendChild(document.createElement("p"));
    expect(renderedParent(slotted)).toBe(host);
    // The simulated browser does not assign slots.
    Object.defineProperty(slotted, "assignedSlot", { value: slot });
    expect(renderedParent(slotted)).toBe(slot);
    expect(renderedParent(slot)).toBe(section);
    expect(renderedParent(section)).toBe(host);
  });

  it("returns undefined for an element without a parent", () => {
    expect(renderedParent(document.createElement("p"))).toBeUndefined();
    expect(renderedParent(document.documentElement)).toBeUndefined();
  });
});

describe("isOnPage", () => {
  it.each([
    ["in the viewport", { width: 5, height: 5, right: 15, bottom: 15 }, true],
    ["far below the viewport", { width: 5, height: 5, right: 15, bottom: 9000 }, true],
    ["left of the page", { width: 5, height: 5, right: -45, bottom: 15 }, false],
    ["above the page", { width: 5, height: 5, right: 15, bottom: -45 }, false],
    ["without a height", { width: 5, height: 0, right: 15, bottom: 10 }, false],
  ])("returns whether a box is on the page (%s)", (_, box, expected) => {
    const element = document.createElement("p");
    Object.assign(element, { getBoundingClientRect: () => box });
    vi.stubGlobal("scrollX", 0);
    vi.stubGlobal("scrollY", 0);
    expect(isOnPage(element)).toBe(expected);
  });
});
