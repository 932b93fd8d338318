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
  it.each(signs)("its return is told by %s %s, until the listener has had enough", (place, name) => {
    const source = sources[place];
    const heard = vi.fn();
    const stop = createPageVisibility().onVisible(heard);
    show("hidden");
    source.dispatchEvent(new Event(name));
    expect(heard).not.toHaveBeenCalled();
    show("visible");
    source.dispatchEvent(new Event(name));
    expect(heard).toHaveBeenCalledOnce();
    stop();
    source.dispatchEvent(new Event(name));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("calls onHidden when it is hidden, and not when it is shown", () => {
    const heard = vi.fn();
    const pageVisibility = createPageVisibility();
    const stop = pageVisibility.onHidden(heard);
    show("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(heard).not.toHaveBeenCalled();
    show("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(heard).toHaveBeenCalledOnce();
    expect(pageVisibility.isHidden()).toBe(true);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(heard).toHaveBeenCalledOnce();
  });
});
