// @vitest-environment node
import { describe, expect, it } from "vitest";
import { countUnread, visibleMessages } from "../../../../src/gamification/messages/changes";
import type { Message } from "../../../../src/gamification/protocol/messages";

const message = (id: string, fields: Partial<Message> = {}) =>
  ({ id, status: "New", messageType: "InboxItem", ...fields }) as Message;

const plain = { changes: {}, isPlain: true };
const free = { changes: {}, isPlain: false };

describe("the messages that a member sees", () => {
  it("exclude deleted messages, and include opened messages as read", () => {
    const list = [message("a"), message("b"), message("c")];
    const shown = visibleMessages(list, { ...free, changes: { a: "Read", b: "Deleted" } });
    expect(shown.map(({ id, status }) => `${id} ${status}`)).toEqual(["a Read", "c New"]);
  });

  it("keep the platform's state if it is later than the local change", () => {
    const [shown] = visibleMessages([message("a", { status: "Expired" })], {
      ...free,
      changes: { a: "Read" },
    });
    expect(shown?.status).toBe("Expired");
  });

  it("do not include invitations to play for a restricted player", () => {
    const list = [message("a"), message("b", { eventRefType: "Competition" })];
    expect(visibleMessages(list, plain).map(({ id }) => id)).toEqual(["a"]);
    expect(visibleMessages(list, free)).toHaveLength(2);
  });
});

describe("the number of unread messages", () => {
  it("is the platform's number minus the messages that were opened or deleted on this page", () => {
    const unread = [message("a"), message("b"), message("c")];
    expect(countUnread(unread, 30, free)).toBe(30);
    expect(countUnread(unread, 30, { ...free, changes: { a: "Read", b: "Deleted" } })).toBe(28);
  });

  it("includes a local change only once, even if the platform's number already includes it", () => {
    expect(countUnread([message("c")], 1, { ...free, changes: { a: "Read", b: "Deleted" } })).toBe(1);
  });

  it("does not count invitations for a restricted player", () => {
    expect(countUnread([message("a"), message("b", { messageType: "Reward" })], 2, plain)).toBe(1);
  });
});
