// @vitest-environment node
import { describe, expect, it } from "vitest";
import { destinations } from "../../../../sandbox/model/gamification/calls/answer";
import { calls } from "../../../../src/gamification/call-names";
import { destinationRows, requestOf } from "../../gamification/support/destinations";
import { startBroker, type WireReply } from "./client";

/** Items of a reply, in `data`, `results` or `callback`. */
const itemsOf = ({ data, results, callback }: WireReply) => {
  const items: unknown = data ?? results ?? callback ?? [];
  return Array.isArray(items) ? items : [items];
};

describe("a destination", () => {
  it("has a row in the test's table if, and only if, the library and the sandbox define it", () => {
    const names = destinationRows.map(({ name }) => name).sort();
    expect(names).toEqual(Object.keys(calls).sort());
    expect(names).toEqual(Object.keys(destinations).sort());
  });

  it.each(destinationRows)(
    "requires the expected role and returns only items that its schema accepts: $name",
    (row) => {
      expect(calls[row.name].role).toBe(row.role);
      const { model, player } = startBroker();
      const client = player();
      const reply = client.call(row.name, requestOf(row, model));
      expect(client.frames.at(-1)?.headers.get("objectType")).toBe(row.objectType);
      expect(reply?.errors ?? []).toEqual([]);
      const read = calls[row.name].read(reply) as WireReply;
      expect(read).toMatchObject(row.finds);
      expect(itemsOf(read)).toHaveLength(itemsOf(reply ?? {}).length);
    },
  );

  it("is refused with the platform's exception if it is unknown", () => {
    const client = startBroker().player();
    for (const name of ["getEverything", "__proto__", "constructor"]) {
      expect(client.call(name)?.errors?.[0]?.status).toBe(404);
      expect(client.frames.at(-1)?.headers.get("objectType")).toBe("ApiException");
    }
  });
});

describe("a visitor", () => {
  it("sees public data and cannot opt in", () => {
    const client = startBroker().visitor();
    expect(client.call("getCompetitions", { competitionFilter: {} })?.data).not.toEqual([]);
    expect(client.call("getAwards", { awardFilter: {} })?.data).toEqual([]);
    const join = { entityId: "ach-esploratore", entityType: "Achievement", action: "join" };
    expect(client.call("manageOptin", join)?.errors?.[0]?.status).toBe(403);
  });
});
