// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLastResponses } from "../../../src/http/last-responses";
import { createMemoryItems } from "../../../src/platform/in-memory";
import { type Clock } from "../../../src/time/clock";

const item = "vetrina.last-responses";
const minute = 60_000;

/** Milliseconds by which the server time is ahead of the device time. */
let ahead = 0;
const clock = { now: () => Date.now() + ahead } as Clock;
beforeEach(() => {
  ahead = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 11) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the device's clock. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it("the last response of a URL is found with its time, even on the next page of the tab", () => {
  const items = createMemoryItems();
  const answers = createLastResponses(items, clock);
  answers.keep("https://a.test/list", { bonus: [1] });
  answers.keep("https://a.test/list", { bonus: [2] });
  pass(minute);
  expect(createLastResponses(items, clock).find("https://a.test/list")).toMatchObject({
    value: { bonus: [2] },
    at: Date.now() - minute,
  });
  expect(answers.find("https://a.test/other")).toBeUndefined();
});

it("a response older than an hour or from the future is not found", () => {
  const answers = createLastResponses(createMemoryItems(), clock);
  answers.keep("old", 1);
  pass(60 * minute);
  expect(answers.find("old")).toBeUndefined();
  answers.keep("new", 1);
  pass(-minute);
  expect(answers.find("new")).toBeUndefined();
});

it.each([1e300, -1e18])("a response is not found if its time is the invalid value %d", (at) => {
  const answers = createLastResponses(createMemoryItems(), clock);
  answers.keep("list", 1, at);
  expect(answers.find("list")).toBeUndefined();
});

it("a response is found at once on the next page, even while the server time is unknown", () => {
  const items = createMemoryItems();
  ahead = 500;
  createLastResponses(items, clock).keep("list", 1);
  const at = Date.now() + ahead;
  ahead = 0;
  expect(createLastResponses(items, clock).find("list")).toMatchObject({ value: 1, at });
});

it("a removed response is not found", () => {
  const answers = createLastResponses(createMemoryItems(), clock);
  answers.keep("one", 1);
  answers.keep("two", 2);
  answers.forget("one");
  expect(answers.find("one")).toBeUndefined();
  expect(answers.find("two")?.value).toBe(2);
});

it("a tab stores only the newest four responses, with at most 200 000 characters", () => {
  const items = createMemoryItems();
  const answers = createLastResponses(items, clock);
  for (const name of ["a", "b", "c", "d", "e"]) answers.keep(name, name);
  expect(["a", "b", "e"].map((name) => answers.find(name)?.value)).toEqual([undefined, "b", "e"]);
  answers.keep("large", "x".repeat(199_900));
  expect(answers.find("large")).toBeDefined();
  expect(answers.find("e")).toBeUndefined();
  answers.keep("too large", "x".repeat(200_000));
  expect(answers.find("too large")).toBeUndefined();
  expect(items.read(item)?.length).toBeLessThanOrEqual(200_000);
});

it.each([
  "",
  "{",
  "[]",
  "7",
  '{"url":"a"}',
  '[{"url":"a","at":"ieri","stored":1,"value":1}]',
  '[{"url":"a","at":1,"value":1}]',
  '[{"url":7,"at":1,"stored":1,"value":1}]',
  `[{"url":"a","at":1,"stored":1,"value":"${"x".repeat(200_001)}"}]`,
])("a stored value is ignored if it is invalid (%.40s)", (stored) => {
  const items = createMemoryItems();
  items.write(item, stored);
  const answers = createLastResponses(items, clock);
  expect(answers.find("a")).toBeUndefined();
  answers.keep("a", 1);
  expect(answers.find("a")?.value).toBe(1);
});

it("a storage that refuses access does not cause an error", () => {
  const answers = createLastResponses(
    { read: () => undefined, write: () => false, remove: () => undefined },
    clock,
  );
  answers.keep("a", 1);
  expect(answers.find("a")).toBeUndefined();
});
