import { afterEach, describe, expect, it, vi } from "vitest";
import { lockScroll } from "../../../src/ui/dialog";

const root = document.documentElement;

function be(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the scroll lock", () => {
  it("hides the overflow and restores the page's own values", () => {
    root.style.setProperty("overflow", "auto", "important");
    const unlock = lockScroll();
    expect(root.style.overflow).toBe("hidden");
    unlock();
    expect(root.style.overflow).toBe("auto");
    expect(root.style.getPropertyPriority("overflow")).toBe("important");
    root.style.removeProperty("overflow");
  });

  it("stays until the last lock is released, and each lock can be released only once", () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(root.style.overflow).toBe("hidden");
    second();
    expect(root.style.overflow).toBe("");
  });

  it("makes the body fixed on iOS, where hidden overflow is not enough, and scrolls back at once", () => {
    be("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148");
    window.scrollTo(0, 480);
    const scrollTo = vi.spyOn(window, "scrollTo");
    const unlock = lockScroll();
    expect(document.body.style.position).toBe("fixed");
    expect(root.style.overflow).toBe("");
    // A real browser shows the top of the page while its body is fixed.
    window.scrollY = 0;
    unlock();
    expect(document.body.style.position).toBe("");
    expect(document.body.style.top).toBe("");
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 480, behavior: "instant" });
  });
});
