import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { translator } from "../../../src/i18n/texts";
import type { TickListener, Ticker } from "../../../src/time/ticker";
import { Countdown, type CountdownProps } from "../../../src/ui/countdown/Countdown";
import { asDigits, asShortText, asWords, secondsUntil } from "../../../src/ui/countdown/remaining";
import { countdownTexts } from "../../../src/ui/countdown/texts";

const say = translator(countdownTexts, "it");

/** A stub of IntersectionObserver: the test decides whether the element is visible. */
let showAll: (isIntersecting: boolean) => void;
const observed = new Set<Element>();

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      showAll = (isIntersecting) => callback([...observed].map((target) => ({ target, isIntersecting })));
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    readonly thresholds = [0];
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});

afterEach(cleanup);

describe("the short text of the time left", () => {
  it.each([
    [0, "adesso"],
    [5, "fra 0 min 05 s"],
    [545, "fra 9 min 05 s"],
    [600, "fra 10 min 00 s"],
    [601, "fra 11 min"],
    [51 * 60, "fra 51 min"],
    [60 * 60, "fra 1 h"],
    [80 * 60 - 5, "fra 1 h 20 min"],
  ])("shows %d s as “%s”", (seconds, text) => {
    expect(asShortText(seconds, say)).toBe(text);
  });
});

describe("the time left", () => {
  it.each([
    [277_000, "04:37", "fra 4 minuti e 37 secondi"],
    [60_000, "01:00", "fra un minuto"],
    [1, "00:01", "fra un secondo"],
    [0, "00:00", "adesso"],
    [-5000, "00:00", "adesso"],
    [99 * 60_000 + 59_000, "99:59", "fra un’ora e 39 minuti"],
    [7_477_000, "2:04:37", "fra 2 ore e 4 minuti"],
    [3 * 86_400_000, "72:00:00", "fra 3 giorni"],
  ])("shows %d ms as the digits “%s” and the text “%s”", (left, digits, words) => {
    const seconds = secondsUntil(1_000_000 + left, 1_000_000);
    expect(asDigits(seconds)).toBe(digits);
    expect(asWords(seconds, say)).toBe(words);
  });

  it("has an English text", () => {
    expect(asWords(61, translator(countdownTexts, "en"))).toBe("in one minute and one second");
  });
});

function createPage(props: Partial<CountdownProps> = {}) {
  let now = 1_000_000;
  const listeners = new Set<TickListener>();
  const ticker: Ticker = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const onEnd = vi.fn();
  const element = (deadline: number) => (
    <Countdown deadline={deadline} clock={{ now: () => now }} ticker={ticker} onEnd={onEnd} {...props} />
  );
  const { rerender } = render(element(now + 3000));
  // The page's observer is created once, so the first test's stub serves all tests.
  act(() => showAll(true));
  const timer = screen.getByRole("timer");
  return {
    onEnd,
    listeners,
    timer,
    digits: () => timer.querySelector('[aria-hidden="true"]')?.textContent,
    setDeadline: (deadline: number) => rerender(element(deadline)),
    tick: (duration: number) => {
      now += duration;
      act(() => {
        for (const listener of [...listeners]) listener(now);
      });
    },
    jump: (duration: number) => {
      now += duration;
    },
  };
}

describe("a countdown", () => {
  it("shows digits, has an accessible name, and ends once without leaving a timer (V1)", () => {
    const page = createPage({ label: "Apre" });
    expect(page.digits()).toBe("00:03");
    expect(screen.getByRole("timer", { name: "Apre fra 3 secondi" })).toBe(page.timer);
    page.tick(1000);
    page.tick(1000);
    expect(page.digits()).toBe("00:01");
    expect(page.onEnd).not.toHaveBeenCalled();
    page.tick(1000);
    expect(page.digits()).toBe("00:00");
    expect(page.onEnd).toHaveBeenCalledOnce();
    expect(page.listeners.size).toBe(0);
  });

  it("changes only the text nodes of digits that change", () => {
    const page = createPage();
    const nodes = [...page.timer.querySelectorAll('[part="digit"]')].map((digit) => digit.firstChild);
    page.tick(1000);
    expect([...page.timer.querySelectorAll('[part="digit"]')].map((digit) => digit.firstChild)).toEqual(
      nodes,
    );
    expect(nodes.map((node) => node?.nodeValue).join("")).toBe("0002");
  });

  it("does not tick while it is invisible, and shows the right time when it becomes visible again", () => {
    const page = createPage();
    act(() => showAll(false));
    expect(page.listeners.size).toBe(0);
    page.jump(2000);
    act(() => showAll(true));
    expect(page.digits()).toBe("00:01");
    expect(page.listeners.size).toBe(1);
  });

  it("accepts a new deadline and can end again", () => {
    const page = createPage();
    page.tick(3000);
    page.setDeadline(1_000_000 + 3000 + 60_000);
    expect(page.digits()).toBe("01:00");
    page.tick(60_000);
    expect(page.onEnd).toHaveBeenCalledTimes(2);
  });
});
