// @vitest-environment node
import { describe, expect, it } from "vitest";
import { spaces } from "../../../../sandbox/browser/gamification/spaces";
import { controls } from "../../../../sandbox/model";
import { messageTypes } from "../../../../src/gamification/schema/messages";
import { messageStatuses } from "../../../../src/gamification/schema/states/message";
import { startBroker } from "./client";

function start(name?: keyof typeof spaces) {
  const { model, player } = startBroker(name ? { arrangeSpace: spaces[name] } : {});
  const client = player();
  const send = (input: object) =>
    controls["POST /sandbox/messages"]?.(model, { player: "giulia", subject: "Prova", ...input });
  const read = (filter: object = {}) =>
    client.call("getMessages", { messageFilter: { skip: 0, limit: 1000, ...filter } }) as {
      readonly data: readonly Record<string, unknown>[];
    };
  return { model, client, send, read };
}

describe("POST /sandbox/messages", () => {
  it.each(messageTypes)("sends a message of the type %s, which is new and is notified", (type) => {
    const { client, send, read } = start();
    expect(send({ type, body: "<p>Testo</p>", about: { type: "Contest", id: "con-1" } })).toMatchObject({
      status: 200,
    });
    const sent = { subject: "Prova", messageType: type, status: "New", eventRefId: "con-1" };
    expect(read({ messageType: type, status: ["New"] }).data).toContainEqual(expect.objectContaining(sent));
    expect(client.callbacks("notification")).toMatchObject([sent]);
    expect(client.callbacks("entityChanged")).toMatchObject([{ entityType: "Message" }]);
  });

  it("sends an inbox item unless told otherwise, which expires if asked to", () => {
    const { model, client, send } = start();
    send({ minutes: 90 });
    const [message] = client.callbacks("notification") as { messageType: string; expiry: string }[];
    expect(message?.messageType).toBe("InboxItem");
    const left = Date.parse(message?.expiry.replace("+0000", "Z") ?? "") - model.gamification.clock.now();
    expect(Math.round(left / 60_000)).toBe(90);
  });

  it.each([
    [{ player: "nessuno" }, "player"],
    [{ type: "Cartolina" }, "type"],
    [{ subject: 5 }, "subject"],
    [{ about: { type: "Award", id: "a" } }, "about"],
    [{ another: true }, "another"],
  ])("refuses %o and names the field", (input, field) => {
    const { send, client } = start();
    const answer = send(input);
    expect(answer?.status).toBe(400);
    expect(JSON.stringify(answer?.body)).toContain(field);
    expect(client.callbacks("notification")).toEqual([]);
  });
});

describe("the scenarios", () => {
  it("have 500 messages in `many`, each with a subject of its own for each copy", () => {
    const { read } = start("many");
    const data = Array.from({ length: 11 }, (_, page) => read({ skip: page * 50 }).data).flat();
    expect(data).toHaveLength(500);
    expect(new Set(data.map(({ id }) => id)).size).toBe(500);
    expect(new Set(data.map(({ subject }) => subject)).size).toBe(500);
  });

  it("have an inbox item of each status in `all-statuses`", () => {
    const { data } = start("all-statuses").read({ messageType: "InboxItem" });
    expect(data.map(({ status }) => status)).toEqual(messageStatuses);
  });

  it("have only expired messages in `expired`, and none in `none`", () => {
    const { data } = start("expired").read();
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["Expired"]));
    expect(start("none").read().data).toEqual([]);
  });
});
