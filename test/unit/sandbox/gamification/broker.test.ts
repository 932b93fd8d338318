// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { openClient, startBroker } from "./client";

afterEach(() => {
  vi.useRealTimers();
});

const connected = (headers: Record<string, string>) => {
  const { broker, tokenOf } = startBroker();
  const client = openClient(broker);
  client.connect(tokenOf("giulia"), headers);
  return client.frames[0];
};

describe("a broker connection", () => {
  it.each([
    ["1.0,1.1,1.2", "1.2"],
    ["1.0,1.1", "1.1"],
  ])("offers the versions %s and uses %s", (offered, version) => {
    const frame = connected({ "accept-version": offered });
    expect(frame?.command).toBe("CONNECTED");
    expect(frame?.headers.get("version")).toBe(version);
  });

  it("is refused if it offers no known version", () => {
    const frame = connected({ "accept-version": "2.0" });
    expect(frame?.command).toBe("ERROR");
    expect(frame?.headers.get("message")).toContain("1.2,1.1,1.0");
  });

  it.each([
    ["10000,10000", "10000,10000"],
    ["0,5000", "5000,0"],
    ["nonsense", "0,0"],
  ])("requests the heartbeat %s and gets %s", (offered, agreed) => {
    expect(connected({ "heart-beat": offered })?.headers.get("heart-beat")).toBe(agreed);
  });

  it("sends heartbeats, and is cut if the client sends nothing", () => {
    vi.useFakeTimers();
    const { broker, tokenOf } = startBroker();
    const client = openClient(broker);
    client.connect(tokenOf("giulia"), { "heart-beat": "4000,4000" });
    vi.advanceTimersByTime(8000);
    expect(client.texts.filter((text) => text === "\n")).toHaveLength(2);
    client.raw("\n");
    vi.advanceTimersByTime(11_999);
    expect(client.isClosed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(client.isClosed()).toBe(true);
    expect(broker.connections()).toBe(0);
    client.raw("\n");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("receives each reply on its own subscription, with the message-id of the call", () => {
    const client = startBroker().player();
    const reply = client.call("getMember", { includeFields: ["name"], includeCustomFields: [] });
    expect(reply?.data).toMatchObject({ name: "Giulia" });
    const frame = client.frames.at(-1);
    expect(frame?.command).toBe("MESSAGE");
    expect(Object.fromEntries(frame?.headers ?? [])).toMatchObject({
      destination: "/user/queue/rpc-results",
      subscription: "sub-0",
      "message-id": "call-1",
      "content-type": "application/json",
      objectType: "MemberResponse",
    });
  });

  it("receives the call's `correlation-id` in the reply, in addition to the broker's message-id", () => {
    const client = startBroker().player();
    client.send(
      "SEND",
      { destination: "/gapi/heartbeat", "correlation-id": "a", receipt: "r" },
      '{"body":{}}',
    );
    const { headers } = client.frames.find(({ command }) => command === "MESSAGE") ?? {};
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      "correlation-id": "a",
      "message-id": "reply-1",
      destination: "/user/queue/rpc-results",
    });
    expect(headers?.has("receipt")).toBe(false);
  });

  it("receives an unescaped ERROR message if it is refused before a version is agreed on", () => {
    const client = openClient(startBroker().broker);
    client.connect("wrong");
    expect(client.texts[0]).toContain("\nmessage:Access denied: the token is not valid\n");
  });

  it("gets no replies before it subscribes or after it unsubscribes", () => {
    const { broker, tokenOf } = startBroker();
    const client = openClient(broker);
    client.connect(tokenOf("giulia"));
    expect(client.call("heartbeat")).toBeUndefined();
    client.send("SUBSCRIBE", { id: "replies", destination: "/user/queue/rpc-results" });
    expect(client.call("heartbeat")).toEqual({});
    client.send("UNSUBSCRIBE", { id: "replies" });
    expect(client.call("heartbeat")).toBeUndefined();
    expect(client.isClosed()).toBe(false);
  });

  it("sends a receipt and closes after DISCONNECT", () => {
    const client = startBroker().player();
    client.send("DISCONNECT", { receipt: "close-2" });
    expect(client.frames.at(-1)?.headers.get("receipt-id")).toBe("close-2");
    expect(client.isClosed()).toBe(true);
  });

  it.each([
    ["an unknown command", "SHOUT\n\n\0", "Unknown command"],
    ["a second CONNECT", "CONNECT\naccept-version:1.2\n\n\0", "Already connected"],
    ["another queue", "SUBSCRIBE\nid:sub-9\ndestination:/topic/all\n\n\0", "No such queue: /topic/all"],
  ])("closes with an ERROR frame after %s", (_, text, words) => {
    const client = startBroker().player();
    client.raw(text);
    const frame = client.frames.at(-1);
    expect([frame?.command, frame?.headers.get("message")]).toEqual(["ERROR", words]);
    expect(client.isClosed()).toBe(true);
  });

  it("cannot make calls before CONNECT", () => {
    const client = openClient(startBroker().broker);
    client.call("getMember");
    expect(client.frames.at(-1)?.headers.get("message")).toBe("Not connected");
  });
});

it("the journal contains each frame, without the token", () => {
  const { model, player, tokenOf } = startBroker();
  player().call("getAwards", { awardFilter: { limit: 1 } });
  const entries = model.journal.entries();
  expect(entries.map(({ method, path, status }) => [method, path, status])).toEqual([
    ["CONNECT", "", 200],
    ["SUBSCRIBE", "/user/queue/rpc-results", 200],
    ["SUBSCRIBE", "/user/queue/callbacks", 200],
    ["SEND", "/gapi/getAwards", 200],
  ]);
  expect(entries.at(-1)).toMatchObject({ kind: "frame", body: { body: { awardFilter: { limit: 1 } } } });
  expect(JSON.stringify(entries)).not.toContain(tokenOf("giulia").slice(0, 40));
});
