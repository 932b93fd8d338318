// @vitest-environment node
import { describe, expect, it } from "vitest";
import { attributeHints } from "../../../widgets/messages/attribute-hints";

type Written = Parameters<typeof attributeHints>[0];

const right: Written = {
  types: ["InboxItem"],
  status: [],
  createdFrom: undefined,
  createdTo: { year: 2026, month: 11, day: 21 },
  expiryFrom: { year: 2026, month: 11, day: 21 },
  expiryTo: { year: 2026, month: 11, day: 21 },
};
const hintsOf = (written: Partial<Written> = {}) => attributeHints({ ...right, ...written });

describe("hints for the attributes of the messages", () => {
  it("are not returned for correct attributes", () => {
    expect(hintsOf()).toEqual([]);
    expect(hintsOf({ types: [], status: ["New", "Deleted"] })).toEqual([]);
  });

  it("contain the invalid words, and list the valid types or states", () => {
    expect(hintsOf({ types: ["Inbox"] })).toEqual([
      expect.stringMatching(/^data-types="Inbox": expected names among .*\bInboxItem\b/),
    ]);
    expect(hintsOf({ status: ["New", "Nuovo"] })).toEqual([
      expect.stringMatching(/^data-status="New, Nuovo": expected names among New, Read, /),
    ]);
    expect(hintsOf({ status: ["x".repeat(500)] })[0]?.length).toBeLessThan(300);
  });

  it("report that the first day is after the last day", () => {
    const from = { year: 2026, month: 12, day: 1 };
    expect(hintsOf({ createdFrom: from, expiryFrom: from })).toEqual([
      'data-created-from="2026-12-01" is after data-created-to="2026-11-21": no message matches these days',
      'data-expiry-from="2026-12-01" is after data-expiry-to="2026-11-21": no message matches these days',
    ]);
  });
});
