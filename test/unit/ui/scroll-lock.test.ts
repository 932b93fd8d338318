import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkEvery, lockScroll } from "../../../src/ui/dialog";

const root = document.documentElement;
const { body } = document;

/** Texts of style sheets, because happy-dom drops `!important` declarations. */
const texts = new Map<CSSStyleSheet, string>();

const rules = () =>
  document.adoptedStyleSheets
    .map((sheet) => texts.get(sheet) ?? "")
    .join()
    .replaceAll(":not(#vetrina-scroll-lock)", "");

const lockedBy = () => {
  const unlock = lockScroll();
  const text = rules();
  unlock();
  return text;
};

beforeEach(() => {
  vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(function (this: CSSStyleSheet, text) {
    texts.set(this, text);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const { style } of [root, body]) style.cssText = "";
});

describe("scroll lock", () => {
  it("hides the overflow of the root, and keeps that of the body", () => {
    expect(lockedBy()).toContain(":root{overflow:hidden!important}");
    expect(lockedBy()).toContain("body{overflow:visible!important}");
  });

  it("hides the overflow of the body if the viewport uses it", () => {
    body.style.overflowX = "hidden";
    body.style.overflow = "hidden auto";
    expect(lockedBy()).toContain("body{overflow:hidden!important}");
    expect(lockedBy()).toContain(":root{overflow:visible!important}");
  });

  it.each(["contain: layout", "container-type: inline-size"])(
    "hides the overflow of the root if the body keeps its own overflow because of %s",
    (declaration) => {
      body.style.cssText = `overflow: auto; ${declaration}`;
      expect(lockedBy()).toContain(":root{overflow:hidden!important}");
      expect(lockedBy()).not.toContain("body{");
    },
  );

  it("hides the overflow of the root and does not change the body if the root sets its overflow", () => {
    root.style.overflow = "scroll";
    body.style.overflow = "auto";
    expect(lockedBy()).toContain(":root{overflow:hidden!important}");
    expect(lockedBy()).not.toContain("body{");
  });

  it("does not change style attributes, so that page scripts can change them", () => {
    root.style.overflow = "hidden";
    const unlock = lockScroll();
    expect(root.getAttribute("style")).toBe("overflow: hidden;");
    root.style.overflow = "";
    unlock();
    expect(root.style.overflow).toBe("");
    expect(rules()).toBe("");
  });

  it("stays until the last lock is released, and each lock can be released only once", () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(rules()).toContain("hidden");
    second();
    expect(rules()).toBe("");
  });

  it("keeps style sheets that the page adopts while scrolling is locked", () => {
    const unlock = lockScroll();
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    unlock();
    expect(document.adoptedStyleSheets).toEqual([own]);
    document.adoptedStyleSheets = [];
  });

  it("is set again after a script has emptied the list of adopted style sheets", () => {
    vi.useFakeTimers();
    const unlock = lockScroll();
    document.adoptedStyleSheets = [];
    vi.advanceTimersByTime(checkEvery);
    expect(rules()).toContain("hidden");
    unlock();
    vi.advanceTimersByTime(checkEvery);
    expect(rules()).toBe("");
    vi.useRealTimers();
  });
});

describe("scroll lock on iOS, where hidden overflow is not sufficient", () => {
  const be = (userAgent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

  /** Whether a finger may move the page. */
  function canMove(element: Element, fingers = 1): boolean {
    const move = new Event("touchmove", { bubbles: true, cancelable: true, composed: true });
    return element.dispatchEvent(Object.assign(move, { touches: Array(fingers) }));
  }

  it("prevents scrolling by touch, except on a scrollable box or for a zoom with two fingers", () => {
    be("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148");
    const box = body.appendChild(document.createElement("div"));
    box.style.overflowY = "auto";
    const text = box.appendChild(document.createElement("p"));
    const unlock = lockScroll();
    expect([canMove(body), canMove(text), canMove(body, 2)]).toEqual([false, false, true]);
    vi.spyOn(box, "scrollHeight", "get").mockReturnValue(100);
    expect(canMove(text)).toBe(true);
    unlock();
    expect(canMove(body)).toBe(true);
    box.remove();
  });

  it("restores the scroll position on unlock if the on-screen keyboard has moved the page", () => {
    be("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148");
    window.scrollTo(0, 480);
    const scrollTo = vi.spyOn(window, "scrollTo");
    const unlock = lockScroll();
    expect(body.style.position).toBe("");
    window.scrollY = 520;
    unlock();
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 480, behavior: "instant" });
  });
});
