// @vitest-environment node
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { feedSchema, readFeed } from "../../../src/live-casino/feed-schema";

const now = 1_000_000;
const closed = { gameId: "t", open: false };
const counting = (digits: string | readonly unknown[]) => {
  const [minutesFirst, minutesSecond, secondsFirst, secondsSecond] = digits;
  return { ...closed, addCounter: true, minutesFirst, minutesSecond, secondsFirst, secondsSecond };
};
const stateOf = (item: unknown) => readFeed([item], now).tables.get("t");
const opensAt = (seconds: number) => ({ status: "closed", opensAt: now + seconds * 1000 });

describe("a table in the feed of a live casino", () => {
  it.each([
    ["open", { ...closed, open: true }, { status: "open" }],
    ["open, regardless of its digits", { ...counting("0437"), open: true }, { status: "open" }],
    ["closed", closed, { status: "closed" }],
    ["closed, regardless of its digits", { ...counting("0437"), addCounter: false }, { status: "closed" }],
    ["closed with counter", counting("0437"), opensAt(4 * 60 + 37)],
    ["closed with the longest counter", counting("9959"), opensAt(99 * 60 + 59)],
    ["closed with digits as numbers", counting([0, 0, 0, 3]), opensAt(3)],
    ["open, because all digits of its counter are zero", counting("0000"), { status: "open" }],
  ])("is %s", (_, item, state) => {
    expect(stateOf(item)).toEqual(state);
  });

  it.each([
    ["two digits in one place", counting([12, 0, 0, 0])],
    ["a negative one", counting([-1, 0, 0, 0])],
    ["a fraction", counting([0.5, 0, 0, 0])],
    ["a letter", counting("0x37")],
    ["an empty string", counting(["", 0, 0, 0])],
    ["null", counting([null, 0, 0, 1])],
    ["no digits", { ...closed, addCounter: true }],
  ])("is closed without a countdown if its digits are invalid (%s)", (_, item) => {
    expect(stateOf(item)).toEqual({ status: "closed" });
  });

  it("is left out and counted if it is malformed, without affecting the other tables", () => {
    const good = Array.from({ length: 9 }, (_, index) => ({ gameId: `t${index}`, open: true }));
    const bad = [
      null,
      7,
      "t",
      [],
      {},
      { open: true },
      { gameId: "", open: true },
      { gameId: "x", open: "yes" },
    ];
    for (const item of bad) {
      const { tables, malformed } = readFeed([...good.slice(0, 4), item, ...good.slice(4)], now);
      expect([tables.size, malformed]).toEqual([9, 1]);
    }
  });

  it("is read even if its id is a number and it has unknown fields", () => {
    const { tables } = readFeed([{ gameId: 42, open: true, dealer: "Anna" }], now);
    expect(tables.get("42")).toEqual({ status: "open" });
  });

  it("is read without an exception from any input, and never opens in the past", () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (items) => {
        for (const state of readFeed(items, now).tables.values())
          expect(state.status !== "closed" || state.opensAt === undefined || state.opensAt > now).toBe(true);
      }),
    );
  });
});

describe("the response of a feed", () => {
  const isGood = (answer: unknown) => v.safeParse(feedSchema, answer).success;

  it("requires a list of tables, and the status 200 if the body contains a status", () => {
    expect(isGood({ statusCode: 200, result: { tables: [] } })).toBe(true);
    expect(isGood({ result: { tables: [null] } })).toBe(true);
    for (const bad of [
      null,
      {},
      { result: {} },
      { result: { tables: {} } },
      { statusCode: 500, result: { tables: [] } },
    ])
      expect(isGood(bad)).toBe(false);
  });
});
