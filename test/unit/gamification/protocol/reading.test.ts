// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as schema from "../../../../src/gamification/protocol";
import { measureProcessorTime } from "../../support/processor-time";

const instantOf = (created: unknown) => v.parse(schema.achievement, { id: "a", created }).created;
const noon = Date.UTC(2026, 10, 21, 12);

describe("instants of the platform", () => {
  it.each([
    ["2026-11-21T12:00:00.000+0000", noon],
    ["2026-11-21T12:00:00.000Z", noon],
    ["2026-11-21T12:00:00Z", noon],
    ["2026-11-21T12:00:00", noon],
    ["2026-11-21T13:00:00.000+0100", noon],
    ["2026-11-21T13:00+01:00", noon],
    ["2026-11-21 07:30:00-04:30", noon],
    ["2026-11-21T13:00:00+01", noon],
    ["2026-11-21T12:00:00.123456789Z", noon + 123],
    ["2026-11-21", noon - 12 * 3_600_000],
    [noon, noon],
  ])("are read from %j", (wire, instant) => {
    expect(instantOf(wire)).toBe(instant);
  });

  it.each([
    "",
    "yesterday",
    "21/11/2026",
    "2026-13-01T00:00:00Z",
    "2026-11-21T25:00:00Z",
    null,
    {},
    NaN,
    true,
  ])("are not read from %j", (wire) => {
    expect(instantOf(wire)).toBeUndefined();
  });

  it("are written in the platform's format", () => {
    expect(schema.wireInstant(noon + 7)).toBe("2026-11-21T12:00:00.007+0000");
    expect(instantOf(schema.wireInstant(noon + 7))).toBe(noon + 7);
    expect(() => schema.wireInstant(NaN)).toThrow(RangeError);
  });

  it("are rejected quickly if a text is long and invalid (S26)", () => {
    const elapsed = measureProcessorTime();
    instantOf(`2026-11-21T12:00:00.${"1".repeat(100_000)}`);
    instantOf(" ".repeat(100_000));
    expect(elapsed()).toBeLessThan(50);
  });
});

describe("ranges of numbers", () => {
  it.each([
    [
      { moreThan: 20, lessThan: 30 },
      { above: 20, below: 30 },
    ],
    [
      { moreThan: "20", lessThan: "30" },
      { above: 20, below: 30 },
    ],
    [
      { gt: -5, lt: 40 },
      { above: -5, below: 40 },
    ],
    [
      { gt: "-5", lt: "40", constraints: [] },
      { above: -5, below: 40 },
    ],
    [{ lessThan: 50 }, { above: -Infinity, below: 50 }],
    [{ gt: "x" }, { above: -Infinity, below: Infinity }],
    [undefined, { above: -Infinity, below: Infinity }],
    ["20-30", { above: -Infinity, below: Infinity }],
  ])("are read from %j", (wire, range) => {
    expect(schema.readRange(wire)).toEqual(range);
  });

  it("exclude both ends, so that 14 to 16 contains only 15", () => {
    const range = schema.readRange({ moreThan: 14, lessThan: 16 });
    expect([13, 14, 15, 16, 17].filter((code) => schema.isWithin(range, code))).toEqual([15]);
  });
});

describe("the platform's spellings", () => {
  it.each([
    ["contraints", schema.instantWinTile, { contraints: ["glow"] }],
    ["typeOffChange", schema.entityChanged, { entityId: "1", typeOffChange: 2 }],
    [
      "typeOffChange",
      schema.entityStateChanged,
      { entityId: "1", typeOffChange: 10, previousState: 20, currentState: 25 },
    ],
    ["sunscriptionId", schema.unsubscribeRequest, { sunscriptionId: "7" }],
    [
      "dependantOn",
      schema.dependancy,
      { entityType: "Product", dependantOn: { must: ["slot"], shouldMatchAtLeast: 1 } },
    ],
    [
      "isDependantId",
      schema.entityGraphRequest,
      { ids: ["1"], entityType: "Achievement", isDependantId: true },
    ],
    ["hasNoDependancies", schema.achievementFilter, { constraints: ["hasNoDependancies"] }],
    ["optinRequired", schema.competitionFilter, { constraints: ["optinRequired"] }],
    ["optinStatesFilter", schema.optInStatesRequest, { optinStatesFilter: { ids: ["1"] } }],
    ["optInStatus", schema.contest, { id: "1", optInStatus: { entityId: "1", statusCode: 5 } }],
    ["Canceled", schema.message, { id: "1", status: "Canceled" }],
    ["Cancelled", schema.competition, { id: "1", status: "Cancelled" }],
    ["Cancelled", schema.award, { id: "1", status: "Cancelled" }],
    ["join", schema.manageOptinRequest, { action: "join" }],
    ["Subscribe", schema.leaderboardSubscriptionRequest, { entityId: "1", action: "Subscribe" }],
  ] satisfies [string, v.GenericSchema, object][])("are kept when they are read (%s)", (_, of, wire) => {
    expect(v.parse<v.GenericSchema>(of, wire)).toMatchObject(wire);
  });

  it.each(["memberAcknowledgmentRequired", "isMemberAcknowledgmentRequired", "acknowledgementRequired"])(
    "are recognised as a required acknowledgement by their stem (%s)",
    (constraint) => {
      expect(schema.needsAcknowledgement({ constraints: ["claimed", constraint] })).toBe(true);
      expect(schema.needsAcknowledgement({ constraints: ["claimed", "notifyMember"] })).toBe(false);
    },
  );

  it("do not mix up optinRequired and optinRequiredForEntrants", () => {
    expect(schema.needsOptIn({ constraints: ["optinRequiredForEntrants"] })).toBe(true);
    expect(schema.needsOptIn({ constraints: ["optinRequired"] })).toBe(false);
  });
});

describe("a lenient schema", () => {
  const unreadable: readonly unknown[] = [
    {},
    [],
    null,
    true,
    { toString: "no" },
    "",
    Infinity,
    "x".repeat(500),
  ];

  it.each(Object.keys(schema.contest.entries).filter((name) => name !== "id"))(
    "reads the other fields if %s is unreadable",
    (name) => {
      for (const value of unreadable) {
        expect(v.parse(schema.contest, { id: "c", competitionId: "k", [name]: value })).toMatchObject({
          id: "c",
        });
      }
    },
  );

  it("accepts a string for a number or a boolean, and a number for an id", () => {
    expect(
      v.parse(schema.award, { id: 7, rewardValue: "12.50", claimed: "true", period: "x" }),
    ).toMatchObject({
      id: "7",
      rewardValue: 12.5,
      claimed: true,
      period: undefined,
    });
  });

  it("treats null as absent, and an absent list as empty", () => {
    const read = v.parse(schema.instantWin, { id: "w", name: null, tiles: null });
    expect(read).toMatchObject({ name: undefined, tiles: [], constraints: [], tags: [] });
  });

  it("leaves out unknown fields", () => {
    expect(v.parse(schema.dateRange, { before: "x", between: "y" })).toEqual({ before: "x" });
  });

  it("keeps the readable values of a map, regardless of their keys", () => {
    const params = JSON.parse(
      '{"points": 3, "odd": {}, "__proto__": {"polluted": 1}, "constructor": "4"}',
    ) as object;
    const read = v.parse(schema.optinStatus, { entityId: "a", params });
    expect(Object.entries(read.params ?? {})).toEqual([
      ["points", 3],
      ["constructor", 4],
    ]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("reads the fields of a competition that only the specification defines", () => {
    const read = v.parse(schema.competition, {
      id: "k",
      maxNumberOfIssues: 1,
      scheduling: { scheduleType: "Daily", every: [1, "2"] },
      achievementDependencies: { must: ["a"] },
      strategies: { strategyType: "SumBest", pointsStrategy: { pointsValue: 10 } },
      optInStatus: { entityId: "k", status: "Entrant" },
    });
    expect(read).toMatchObject({
      maxNumberOfIssues: 1,
      scheduling: { scheduleType: "Daily", every: [1, 2] },
      achievementDependencies: { must: ["a"], should: [] },
      strategies: { strategyType: "SumBest", pointsStrategy: { pointsValue: 10 } },
      optInStatus: { entityId: "k", status: "Entrant" },
    });
  });
});

describe("products of a competition or an achievement", () => {
  const product = {
    id: "p1",
    spaceName: "casino",
    created: "2026-11-21T12:00:00.000+0000",
    name: "Roulette",
    description: "<p>Una roulette.</p>",
    adjustmentFactor: "1.5",
    productRefId: "pt-001",
    productType: "game",
    actionTypeAdjustmentFactors: [{ adjustmentFactor: 2, actionTypeId: "bet" }],
    customFields: { level: 3 },
    tags: ["live"],
    metadata: { studio: "roma" },
    iconLink: "/icon.png",
    bannerLink: "/banner.png",
    bannerLowResolutionLink: "/low.png",
    bannerHighResolutionLink: "/high.png",
  };

  it.each([
    ["competition", schema.competition],
    ["achievement", schema.achievement],
  ] as const)("keep all specified fields in a %s", (_, entity) => {
    expect(
      v.parse<typeof schema.competition | typeof schema.achievement>(entity, { id: "e", products: [product] })
        .products,
    ).toEqual([{ ...product, created: noon, adjustmentFactor: 1.5 }]);
  });

  it("are accepted without an id, unlike the items of a list of products", () => {
    const { id: _, ...nameless } = product;
    expect(v.parse(schema.competition, { id: "c", products: [nameless] }).products).toHaveLength(1);
    expect(v.parse(schema.productsReply, { data: [nameless, product] }).data).toHaveLength(1);
  });
});

describe("entity graphs", () => {
  const nodes = [{ entityId: "a", strategies: { strategyType: "SumBest" } }, { entityId: "b" }];
  const edges = [{ ordering: 1, headEntityId: "a", tailEntityId: "b", graphEdgeType: "MUST" }];
  const graph = { edges, nodesInCompletedState: 1 };
  const read = (data: object) => v.parse(schema.entityGraphReply, { data }).data;
  const expected = [{ edges: [{ ...edges[0], constraints: [] }], nodesInCompletedState: 1 }];

  it("keep their edges if they have the specification's flat form", () => {
    expect(read({ nodes, ...graph }).graphs).toEqual(expected);
    expect(read({ nodes, ...graph }).nodes.map(({ entityId }) => entityId)).toEqual(["a", "b"]);
  });

  it("keep their edges if the platform sends a list of graphs", () => {
    expect(read({ nodes, graphs: [graph] }).graphs).toEqual(expected);
    expect(read({ nodes, graphs: [graph], ...graph }).graphs).toEqual(expected);
    expect(read({ nodes, graphs: [] }).graphs).toEqual([]);
    expect(read({ nodes })).not.toHaveProperty("edges");
  });

  it("keep the strategy of a node if the node is a competition", () => {
    expect(read({ nodes }).nodes[0]?.strategies).toMatchObject({ strategyType: "SumBest" });
  });
});
