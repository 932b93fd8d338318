// @vitest-environment node
import { describe, expect, it } from "vitest";
import { calls } from "../../../../src/gamification/call-names";
import { createDrift, type DriftCounts } from "../../../../src/gamification/client/drift";

const none: DriftCounts = { codes: {}, fields: {}, unreadable: {}, callbacks: {} };

function afterReply(name: keyof typeof calls, ...replies: unknown[]): DriftCounts {
  const drift = createDrift({ every: 1 });
  for (const reply of replies) drift.reply(calls[name], reply);
  return drift.counts();
}

describe("drift alarm", () => {
  it("counts nothing if everything is known, including errors and nulls", () => {
    const reply = {
      meta: { totalRecordsFound: 1, skip: 0, limit: 20 },
      data: [
        {
          id: "a1",
          created: "2026-11-21T12:00:00.000+0000",
          name: null,
          customFields: { anything: { at: "all" } },
          metadata: { colour: "red" },
          statusCode: 25,
          status: "Active",
          scheduling: { scheduleType: "Daily", every: [1, 2] },
          optInStatus: {
            entityType: "Achievement",
            entityId: "a1",
            statusCode: 15,
            status: "Entrant",
            params: { x: 1 },
          },
          products: [],
        },
      ],
      errors: [{ message: "m", code: 7, status: 400 }],
    };
    expect(afterReply("getAchievements", reply)).toEqual(none);
    expect(afterReply("heartbeat", {}, "ok", null)).toEqual(none);
  });

  it("counts unknown fields, codes and names at any depth", () => {
    const award = { id: "w", statusCode: 70, status: "Frozen", colour: "blue", rewardType: { unit: "€" } };
    expect(afterReply("getAwards", { data: [award, award], page: 1 })).toEqual({
      ...none,
      fields: { "getAwards.data.colour": 2, "getAwards.data.rewardType.unit": 2, "getAwards.page": 1 },
      codes: { "getAwards.data.statusCode=70": 2, "getAwards.data.status=Frozen": 2 },
    });
  });

  it("counts unreadable fields and omitted items", () => {
    const reply = {
      meta: [],
      data: [
        { subject: "no id" },
        7,
        null,
        { id: "m", expiry: "domani", tags: "none", scheduling: "x", memberIds: [{}] },
      ],
    };
    expect(afterReply("getMessages", reply)).toEqual({
      ...none,
      unreadable: {
        "getMessages.meta": 1,
        "getMessages.data.id": 1,
        "getMessages.data": 2,
        "getMessages.data.expiry": 1,
        "getMessages.data.tags": 1,
        "getMessages.data.scheduling": 1,
        "getMessages.data.memberIds": 1,
      },
    });
  });

  it("checks nested rules at any depth", () => {
    const rules = { type: "a", rules: [{ type: "b", rules: [{ type: "c", weight: 1 }] }] };
    expect(afterReply("getRules", { data: [{ rules }] }).fields).toEqual({
      "getRules.data.rules.rules.rules.weight": 1,
    });
  });

  it("counts unknown callbacks, and checks the fields of known callbacks", () => {
    const drift = createDrift({ every: 1 });
    drift.callback("levelUp", { to: 3 });
    drift.callback("levelUp", "x");
    drift.callback("toString", {});
    drift.callback("entityStateChanged", {
      entityId: "c1",
      typeOffChange: 11,
      currentState: 25,
      reason: "x",
    });
    expect(drift.counts()).toEqual({
      ...none,
      callbacks: { levelUp: 2, toString: 1 },
      codes: { "entityStateChanged.typeOffChange=11": 1 },
      fields: { "entityStateChanged.reason": 1 },
    });
  });

  it("keeps names but not values, unless a value looks like a code", () => {
    const [code] = Object.keys(
      afterReply("getMessages", { data: [{ id: "1", status: "Gentile Giulia" }] }).codes,
    );
    expect(code).toBe("getMessages.data.status=?");
  });

  it("limits the number and the length of names", () => {
    const flood = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`x${index}`.padEnd(999, "y"), 1]),
    );
    const names = Object.keys(afterReply("getMember", { data: { id: "m", ...flood } }).fields);
    expect(names).toHaveLength(200);
    expect(Math.max(...names.map((name) => name.length))).toBe(100);
  });

  it("counts hostile names like any other", () => {
    const hostile = JSON.parse('{"data": {"id": "m", "__proto__": 1, "hasOwnProperty": 1}}') as unknown;
    expect(Object.keys(afterReply("getMember", hostile).fields)).toEqual([
      "getMember.data.__proto__",
      "getMember.data.hasOwnProperty",
    ]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("checks the first and then every tenth message of each kind, but counts all unknown callbacks", () => {
    const drift = createDrift();
    for (let times = 0; times < 25; times += 1) {
      drift.reply(calls.heartbeat, {});
      drift.reply(calls.getMember, { data: { id: "m", shoeSize: 43 } });
      drift.callback("optinStatus", { entityId: "a", mood: "good" });
      drift.callback("levelUp", {});
    }
    expect(drift.counts()).toEqual({
      ...none,
      fields: { "getMember.data.shoeSize": 3, "optinStatus.mood": 3 },
      callbacks: { levelUp: 25 },
    });
  });
});
