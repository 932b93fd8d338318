// @vitest-environment node
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { calls } from "../../../../src/gamification/call-names";
import { createDrift } from "../../../../src/gamification/client/drift";
import { callbackSchemas } from "../../../../src/gamification/protocol/callbacks";
import { parseJson } from "../../../../src/utils/json";
import { fuzzRounds } from "../../../support/fuzz";

const runs = { numRuns: fuzzRounds(200) };
const all = Object.values(calls);

/** Field names of our schemas, so that random objects often have fields that the schemas read. */
const fieldNames = [
  ..."meta data errors callback modelCount results id entityId memberId rank members status statusCode".split(
    " ",
  ),
  ..."created constraints tags metadata optInStatus strategies products tiles reward rules then nodes".split(
    " ",
  ),
  ..."missionStates leaderboardEntries params toString __proto__ constructor length".split(" "),
];

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant("2026"),
);

const { anyValue } = fc.letrec<{ anyValue: unknown }>((tie) => ({
  anyValue: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.array(tie("anyValue"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), tie("anyValue"), { maxKeys: 6 }),
  ),
}));

/** A value after a round trip through JSON. */
const anyJson = anyValue.map((value) => parseJson(JSON.stringify(value)));

function reads(schema: v.GenericSchema, value: unknown) {
  try {
    v.parse(schema, value);
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
  }
}

describe("any JSON value", () => {
  it.each(all.map((call) => [call.name, call] as const))("is read by %s or causes a ValiError", (_, call) => {
    const drift = createDrift({ every: 1 });
    const wrapped = anyJson.chain((value) => fc.constantFrom(value, { data: value }, { data: [value] }));
    fc.assert(
      fc.property(wrapped, (value) => {
        try {
          call.read(value);
        } catch (error) {
          if (!(error instanceof v.ValiError)) throw error;
        }
        drift.reply(call, value);
      }),
      runs,
    );
    const names = Object.values(drift.counts()).flatMap(Object.keys);
    expect(names.length).toBeLessThanOrEqual(200);
  });

  it.each(Object.entries(callbackSchemas))(
    "is read by the callback %s or causes a ValiError",
    (kind, schema) => {
      const drift = createDrift({ every: 1 });
      fc.assert(
        fc.property(anyJson, (value) => {
          reads(schema, value);
          drift.callback(kind, value);
        }),
        runs,
      );
      expect(drift.counts().callbacks).toEqual({});
    },
  );
});

describe("a list with one invalid item out of ten", () => {
  const validItem = {
    id: "1",
    entityId: "1",
    instantWinId: "1",
    results: { id: "r" },
    name: "n",
  };
  const invalidItem = fc.oneof(
    anyJson.filter((value) => typeof value !== "object" || value === null),
    fc.constant({ id: null, name: "without an id" }),
    fc.constant({ id: { toString: "x" }, entityId: [], instantWinId: true, results: "none" }),
  );
  const lists = all.filter((call) => {
    const reply = { data: [validItem] };
    try {
      return Array.isArray((call.read(reply) as { data?: unknown }).data) && call.name !== "heartbeat";
    } catch {
      return false;
    }
  });

  /** The items of these calls have no required field, so that any object is valid. */
  const withoutId = ["getMissionStates", "getRules"];

  it("is tested for all calls that return a list", () => {
    expect(lists.map(({ name }) => name)).toHaveLength(18);
  });

  it.each(lists.map((call) => [call.name, call] as const))(
    "keeps the nine valid items of %s",
    (name, call) => {
      fc.assert(
        fc.property(invalidItem, fc.nat(9), (item, at) => {
          const isReadAnyway = withoutId.includes(name) && typeof item === "object" && item !== null;
          const data = Array.from({ length: 10 }, (_, index) => (index === at ? item : validItem));
          const read = call.read({ data }) as { data: readonly unknown[] };
          expect(read.data).toHaveLength(isReadAnyway ? 10 : 9);
        }),
        runs,
      );
    },
  );
});
