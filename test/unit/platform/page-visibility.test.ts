import { afterEach, describe, expect, it, vi } from "vitest";
import { createPageVisibility } from "../../../src/platform/page-visibility";

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

afterEach(() => {
  vi.restoreAllMocks();
});

const sources = { document, window };
const signs: readonly (readonly [keyof typeof sources, string])[] = [
  ["document", "visibilitychange"],
  ["document", "resume"],
  ["window", "focus"],
  ["window", "pageshow"],
];

describe("the visibility of a page", () => {
  it.each(signs)("reports that the page is visible at %s %s until the listener is removed", (place, name) => {
    const source = sources[place];
    const listener = vi.fn();
    const stop = createPageVisibility().onVisible(listener);
    show("hidden");
    source.dispatchEvent(new Event(name));
    expect(listener).not.toHaveBeenCalled();
    show("visible");
    source.dispatchEvent(new Event(name));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    source.dispatchEvent(new Event(name));
    expect(listener).toHaveBeenCalledOnce();
  });

  it("calls onHidden when the page is hidden, but not when it is shown", () => {
    const listener = vi.fn();
    const pageVisibility = createPageVisibility();
    const stop = pageVisibility.onHidden(listener);
    show("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).not.toHaveBeenCalled();
    show("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledOnce();
    expect(pageVisibility.isHidden()).toBe(true);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledOnce();
  });
});
