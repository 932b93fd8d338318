// @vitest-environment node
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createDrift, knownValues } from "../../../../src/gamification/client/drift";
import * as schema from "../../../../src/gamification/protocol";
import { optInStateCodes } from "../../../../src/gamification/protocol/states";

/** An enumeration of specification sections 4 and 9, with a field whose values it lists. */
interface Enumeration {
  readonly values: string;
  readonly of: v.GenericSchema;
  readonly field: string;
  /** Other required fields of the object that has the field. */
  readonly companions?: object;
}

const entityTypes =
  "Member Product Achievement Repository FileObject Language MemberMessage Reward MemberAward Award Message " +
  "RewardType ActionType UnitOfMeasure Competition Contest SqsConnection KafkaConnection RabbitMqConnection " +
  "Events Webhook Attachment RuleSet InstantWin";

const competitionStatuses =
  "Unknown Deleting Deleted Draft Template Preparing Ready Starting Active Finishing Finished Cancelling " +
  "Cancelled Finalising Finalised";

const enumerations: Readonly<Record<string, Enumeration>> = {
  "award status": {
    values: "Issued Held Claimed Processing Delivered Expired Cancelled Declined Completed",
    of: schema.award,
    field: "status",
    companions: { id: "1" },
  },
  "competition status": {
    values: competitionStatuses,
    of: schema.competition,
    field: "status",
    companions: { id: "1" },
  },
  "contest status": {
    values: competitionStatuses,
    of: schema.contest,
    field: "status",
    companions: { id: "1" },
  },
  "award lifecycle": { values: "Upcoming Active Archived", of: schema.awardFilter, field: "lifecycleStatus" },
  "message status": {
    values: "New Read CollaborationRequest Actioned Claimed Expired Canceled Deprecated Deleted",
    of: schema.message,
    field: "status",
    companions: { id: "1" },
  },
  "graph edge type": {
    values: "ROOT MUST SHOULD MUST_NOT UNKNOWN BROKEN",
    of: schema.entityGraphEdge,
    field: "graphEdgeType",
  },
  "traversal order": {
    values: "DEPTH_FIRST BREADTH_FIRST",
    of: schema.entityGraphRequest,
    field: "traversal",
    companions: { ids: ["1"], entityType: "Achievement" },
  },
  "entity type": { values: entityTypes, of: schema.reward, field: "entityType", companions: { id: "1" } },
  "entity type of a change": {
    values: entityTypes,
    of: schema.entityChanged,
    field: "entityType",
    companions: { entityId: "1" },
  },
  "smaller set of entity types": {
    values: "Competition Contest Achievement User MemberMessage",
    of: schema.message,
    field: "eventRefType",
    companions: { id: "1" },
  },
  "comparison operator": {
    values: "Equals GreaterThan GreaterThanEquals LessThan LessThanEquals Between",
    of: schema.pointsStrategy,
    field: "operator",
  },
  "competition type": {
    values: "Leaderboard",
    of: schema.competition,
    field: "competitionType",
    companions: { id: "1" },
  },
  "message type": {
    values: "Achievement Ticket Reward Text Notification InboxItem NotificationInboxItem",
    of: schema.message,
    field: "messageType",
    companions: { id: "1" },
  },
  "schedule type": {
    values: "Once Repeatedly Daily Weekly Monthly",
    of: schema.scheduling,
    field: "scheduleType",
  },
  "strategy type": {
    values: "TotalCumulative SumBest LimitedTo FirstTo",
    of: schema.strategy,
    field: "strategyType",
  },
  "sort order": {
    values: "Asc Desc",
    of: schema.querySortBy,
    field: "order",
    companions: { queryField: "created" },
  },
  "subscription action": {
    values: "Subscribe Unsubscribe",
    of: schema.leaderboardSubscriptionRequest,
    field: "action",
    companions: { entityId: "1" },
  },
  "opt-in action": { values: "join leave", of: schema.manageOptinRequest, field: "action" },
  "member type": { values: "Individual", of: schema.member, field: "memberType", companions: { id: "1" } },
  "timing kind": {
    values: "TimeBound TargetBased",
    of: schema.contest,
    field: "roundType",
    companions: { id: "1" },
  },
};

const rows = Object.entries(enumerations).flatMap(([name, { values, ...where }]) =>
  values.split(" ").map((value) => [name, value, where] as const),
);

/** The names of the enumerations in a schema, at any depth. */
function namesUsedBy(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const { known, entries, wrapped, of, each } = part as Record<string, unknown>;
  const parts = [...Object.values(entries ?? {}), wrapped, of, each];
  return [...(typeof known === "string" ? [known] : []), ...parts.flatMap(namesUsedBy)];
}

function codesCounted(of: v.GenericSchema, value: unknown) {
  const drift = createDrift();
  drift.reply({ name: "call", schema: of }, value);
  return Object.keys(drift.counts().codes);
}

describe("enumerations of the specification", () => {
  it.each(rows)("include, in %s, the value %s", (_, value, { of, field, companions }) => {
    const wire = { ...companions, [field]: value };
    expect(v.parse(of, wire)).toMatchObject({ [field]: value });
    expect(codesCounted(of, wire)).toEqual([]);
  });

  it.each(Object.entries(enumerations))("keep and count an unknown value of %s", (_, row) => {
    const wire = { ...row.companions, [row.field]: "Novelty" };
    expect(v.parse(row.of, wire)).toMatchObject({ [row.field]: "Novelty" });
    expect(codesCounted(row.of, wire)).toEqual([`call.${row.field}=Novelty`]);
  });

  it("are registered in the drift alarm under the names that their fields use", () => {
    const used = new Set(Object.values(schema).flatMap(namesUsedBy));
    expect([...used].toSorted()).toEqual(Object.keys(knownValues).toSorted());
  });

  it("include enumerations that are not the type of a field", () => {
    expect(schema.fieldTypes).toEqual(["Text", "TextArray", "Number", "NumberArray"]);
    expect(schema.sortOrders).toEqual(["Asc", "Desc"]);
    expect(Object.keys(schema.awardClaimStates)).toEqual([
      "Unknown",
      "Preparing",
      "NotClaimed",
      "Claimed",
      "Expired",
    ]);
  });
});

describe("codes of the platform", () => {
  const tables = [
    ["entity", schema.entityStates, schema.achievement, "statusCode", { id: "1" }],
    ["mission step", schema.entityStates, schema.missionState, "entityStatusCode", { entityId: "1" }],
    ["opt-in", optInStateCodes, schema.optinStatus, "statusCode", { entityId: "1" }],
    ["award", schema.awardStates, schema.award, "statusCode", { id: "1" }],
    ["change", schema.changes, schema.entityChanged, "typeOffChange", { entityId: "1" }],
  ] as const;

  it.each(
    tables.flatMap(([name, codes, of, field, companions]) =>
      Object.values(codes).map((code: number) => [name, code, of, field, companions] as const),
    ),
  )("include, for the %s, the code %i", (_, code, of, field, companions) => {
    for (const wire of [code, String(code)]) {
      expect(v.parse(of, { ...companions, [field]: wire })).toMatchObject({ [field]: code });
      expect(codesCounted(of, { ...companions, [field]: wire })).toEqual([]);
    }
  });

  it.each(tables)("are kept and counted if they are unknown (%s)", (_, _codes, of, field, companions) => {
    expect(v.parse(of, { ...companions, [field]: 77 })).toMatchObject({ [field]: 77 });
    expect(codesCounted(of, { ...companions, [field]: 77 })).toEqual([`call.${field}=77`]);
  });
});
