import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTimeLimits } from "../../../src/time/time-limits";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function limits() {
  const over: string[] = [];
  return { over, ...createTimeLimits<string>((item) => over.push(item)) };
}

test("each item expires at its own time, even if it starts later and expires earlier than another item", () => {
  const { over, start } = limits();
  start("long", 1000);
  vi.advanceTimersByTime(100);
  start("short", 50);
  vi.advanceTimersByTime(49);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(["short"]);
  vi.advanceTimersByTime(849);
  expect(over).toEqual(["short"]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(["short", "long"]);
});

test("a cleared item never expires, and the others keep their times", () => {
  const { over, start, clear } = limits();
  start("first", 100);
  start("second", 200);
  clear("first");
  vi.advanceTimersByTime(199);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(["second"]);
});

test("a hundred items share one timer, and without items no timer exists", () => {
  const { start, clear } = limits();
  const items = Array.from({ length: 100 }, (_, index) => `item ${index}`);
  for (const item of items) start(item, 30_000);
  expect(vi.getTimerCount()).toBe(1);
  for (const item of items) clear(item);
  expect(vi.getTimerCount()).toBe(0);
});

test("the handler of an expired item can start another item and clear a third one", () => {
  const over: string[] = [];
  const { start, clear } = createTimeLimits<string>((item) => {
    over.push(item);
    if (item === "first") start("next", 10);
    clear("second");
  });
  start("first", 100);
  start("second", 150);
  vi.advanceTimersByTime(1000);
  expect(over).toEqual(["first", "next"]);
});

test("a limit beyond the maximum delay of a timer expires after 24 days", () => {
  const { over, start } = limits();
  start("item", Infinity);
  vi.advanceTimersByTime(2 ** 31 - 2);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(["item"]);
});

test("an item does not expire if another item that is due at the same time clears it", () => {
  const over: string[] = [];
  const { start, clear } = createTimeLimits<string>((item) => {
    over.push(item);
    clear("second");
  });
  start("first", 100);
  start("second", 100);
  vi.advanceTimersByTime(100);
  expect(over).toEqual(["first"]);
  expect(vi.getTimerCount()).toBe(0);
});
