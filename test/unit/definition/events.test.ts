// @vitest-environment node
import { describe, expect, expectTypeOf, it } from "vitest";
import { defineWidget, type DetailOf, type EventsOf } from "../../../src/definition";
import { type CommonEvents, commonEvents } from "../../../src/definition/common-events";
import { detailType } from "../../../src/description/widget";
import type { Host } from "../../../src/element/host";
import type { Page } from "../../../src/platform/page";
import { catalogue } from "../../../widgets/catalogue";

const probe = defineWidget({
  tag: "vetrina-probe",
  attributes: {},
  events: {
    "vetrina:probe-pick": { detail: { size: ["small", "large"], at: "number?" } },
    "vetrina:probe-close": { cancelable: true },
  },
  load: () => Promise.reject(new Error("never loaded")),
});
type Events = EventsOf<typeof probe>;

describe("an event of a definition", () => {
  it("has a detail with the types of its fields", () => {
    type Pick = DetailOf<Events["vetrina:probe-pick"]>;
    expectTypeOf<Pick["size"]>().toEqualTypeOf<"small" | "large">();
    expectTypeOf<Pick["at"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<{ size: "small" }>().toExtend<Pick>();
    expectTypeOf<DetailOf<Events["vetrina:probe-close"]>>().toEqualTypeOf<undefined>();
    expectTypeOf<DetailOf<CommonEvents["vetrina:login-request"]>["view"]>().toEqualTypeOf<
      "login" | "refresh"
    >();
  });

  it("causes a type error if its name or its detail differs", () => {
    // Only the types are checked: the functions are never called.
    const calls = (host: Host<Events>, other: Host, page: Page) => [
      () => host.emit("vetrina:probe-pick", { size: "small" }),
      () => host.emit("vetrina:probe-pick", { size: "large", at: 3 }),
      () => host.emit("vetrina:probe-close"),
      // @ts-expect-error an event that the definition does not have
      () => host.emit("vetrina:wrong"),
      // @ts-expect-error a missing detail
      () => host.emit("vetrina:probe-pick"),
      // @ts-expect-error a missing field
      () => host.emit("vetrina:probe-pick", { at: 3 }),
      // @ts-expect-error a wrong value
      () => host.emit("vetrina:probe-pick", { size: "medium" }),
      // @ts-expect-error a field that the event does not have
      () => host.emit("vetrina:probe-pick", { size: "small", colour: "red" }),
      // @ts-expect-error a detail of an event without one
      () => host.emit("vetrina:probe-close", { size: "small" }),
      // @ts-expect-error an event of a component whose definition is not stated
      () => other.emit("vetrina:probe-close"),
      () => page.send("vetrina:ready", { version: "1" }),
      // @ts-expect-error an event that the library does not have
      () => page.send("vetrina:wrong", {}),
      // @ts-expect-error a wrong detail
      () => page.send("vetrina:ready", { version: 1 }),
    ];
    expect(calls).toBeTypeOf("function");
  });
});

describe("the names of all events", () => {
  it("consist of lowercase words joined by hyphens after the prefix", () => {
    const names = [commonEvents, ...catalogue.map(({ events = {} }) => events)].flatMap(Object.keys);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !/^vetrina:[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });
});

describe("detailType", () => {
  it.each([
    [{ value: "string" }, "{ value: string }"],
    [{ how: ["a", "b"], at: "number?" }, '{ how: "a" | "b"; at?: number }'],
    [[{ view: ["login"] }, { error: "Error" }], '{ view: "login" } | { error: Error }'],
    [{}, "{}"],
  ] as const)("prints the TypeScript type of %j", (detail, type) => {
    expect(detailType(detail)).toBe(type);
  });
});
