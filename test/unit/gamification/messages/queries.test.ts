// @vitest-environment node
import { describe, expect, it } from "vitest";
import { minute } from "../../../../sandbox/model/gamification/space/entity-context";
import { createMessage, type MessageDraft } from "../../../../sandbox/model/gamification/space/messages";
import { messageList, type MessageQuery } from "../../../../src/gamification/messages/queries";
import { messageTypes } from "../../../../src/gamification/protocol/messages";
import { inboxTypes } from "../../../../src/widget-kit/gamification/messages";
import { connected, settled, startClient } from "../support/start-client";

const query: MessageQuery = {
  types: inboxTypes,
  statuses: [],
  order: "newest",
  language: "it",
};

async function startMessages() {
  const h = startClient();
  await connected(h.client);
  const read = async (requested: Partial<MessageQuery> = {}, skip = 0, limit = 20) => {
    const reply = messageList.readPage(h.client, { ...query, ...requested }, { skip, limit }, {});
    await settled();
    return reply;
  };
  const ids = async (...requested: Parameters<typeof read>) =>
    (await read(...requested)).data.map(({ id }) => id);
  const { gamification } = h.model;
  /** Gives Giulia messages, the newest first, with alternating types. */
  const give = (count: number, more: (index: number) => Partial<MessageDraft> = () => ({})) =>
    gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      messages: Array.from({ length: count }, (_, index) =>
        createMessage(gamification.entityContext(), "mem-giulia", {
          id: `m${index}`,
          type: index % 3 === 0 ? "NotificationInboxItem" : "InboxItem",
          subject: `Messaggio ${index}`,
          body: "",
          age: index * minute,
          ...more(index),
        }),
      ),
    }));
  return { ...h, read, ids, give };
}

describe("a page of messages", () => {
  it("merges the types of the inbox by date, with one call per type and one total", async () => {
    const h = await startMessages();
    const { data, meta } = await h.read();
    expect(h.sentCalls()).toEqual(["getMessages", "getMessages"]);
    expect(data.map(({ messageType }) => messageType)).toContain("NotificationInboxItem");
    expect(data.every(({ messageType }) => inboxTypes.includes(messageType as never))).toBe(true);
    const created = data.map((message) => message.created ?? NaN);
    expect(created).toEqual([...created].sort((a, b) => b - a));
    expect(meta?.totalRecordsFound).toBe(data.length);
    expect(data.map(({ status }) => status)).not.toContain("Deleted");
  });

  it("has only messages with the given ids", async () => {
    const h = await startMessages();
    expect(await h.ids({ ids: ["msg-testo"], types: messageTypes })).toEqual(["msg-testo"]);
    expect(await h.ids({ ids: ["nulla"], types: messageTypes })).toEqual([]);
  });

  it("is read in one call for one type, and also in one call for all seven types", async () => {
    const h = await startMessages();
    expect(await h.ids({ types: ["Text"] })).toContain("msg-testo");
    expect(h.sentCalls()).toHaveLength(1);
    expect((await h.read({ types: messageTypes })).data.length).toBeGreaterThan(8);
    expect(h.sentCalls()).toHaveLength(2);
  });

  it("continues the previous page without gaps or duplicates", async () => {
    const h = await startMessages();
    h.give(50);
    const all = [...(await h.ids()), ...(await h.ids({}, 20)), ...(await h.ids({}, 40))];
    expect(all).toEqual(Array.from({ length: 50 }, (_, index) => `m${index}`));
    expect((await h.read({}, 40)).meta?.totalRecordsFound).toBe(50);
    expect(await h.ids({}, 60)).toEqual([]);
  });

  it("is read in one call per type if the previous page was read just before", async () => {
    const h = await startMessages();
    h.give(200);
    await h.read();
    const before = h.sentCalls().length;
    await h.read({}, 20);
    expect(h.sentCalls().length - before).toBe(2);
  });

  it("contains only messages with the requested states or days, and begins with the oldest message on request", async () => {
    const h = await startMessages();
    expect(await h.ids({ statuses: ["Deleted"] })).toEqual(["msg-eliminato"]);
    expect((await h.read({ statuses: ["New"] })).data.every(({ status }) => status === "New")).toBe(true);
    const newest = await h.ids();
    expect(await h.ids({ order: "oldest" })).toEqual(newest.toReversed());
    const { data } = await h.read();
    const after = new Date((data[1]?.created ?? 0) - 1).toISOString();
    expect(await h.ids({ created: { after } })).toEqual(newest.slice(0, 2));
    expect(await h.ids({ expiry: { before: "2026-01-01T00:00:00Z" } })).not.toContain("msg-scaduto");
  });

  it("does not contain or count messages that never expire if it is limited to days of expiry", async () => {
    const h = await startMessages();
    const hour = 60 * minute;
    h.give(120, (index) => (index % 50 === 49 ? { expires: (index + 1) * hour } : {}));
    const now = h.model.gamification.clock.now();
    const expiry = { before: new Date(now + 2 * 120 * hour).toISOString() };
    for (const types of [["InboxItem"], inboxTypes, messageTypes] as const) {
      const { data, meta } = await h.read({ types, expiry }, 0, 1);
      const expected = types.length === 1 ? ["m49"] : ["m49", "m99"];
      expect(data.map(({ id }) => id)).toEqual(expected);
      expect(meta?.totalRecordsFound ?? data.length).toBe(expected.length);
    }
  });
});
