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

describe("a connection", () => {
  it.each([
    ["1.0,1.1,1.2", "1.2"],
    ["1.2,1.1,1.0", "1.2"],
    ["1.0,1.1", "1.1"],
    ["1.0", "1.0"],
  ])("that offers %s speaks %s", (offered, version) => {
    const frame = connected({ "accept-version": offered });
    expect(frame?.command).toBe("CONNECTED");
    expect(frame?.headers.get("version")).toBe(version);
  });

  it("that offers no known version is refused", () => {
    const frame = connected({ "accept-version": "2.0" });
    expect(frame?.command).toBe("ERROR");
    expect(frame?.headers.get("message")).toContain("1.2,1.1,1.0");
  });

  it.each([
    ["4000,4000", "4000,4000"],
    ["10000,10000", "10000,10000"],
    ["0,0", "0,0"],
    ["0,5000", "5000,0"],
    ["nonsense", "0,0"],
  ])("that offers the heart-beat %s gets %s", (offered, agreed) => {
    expect(connected({ "heart-beat": offered })?.headers.get("heart-beat")).toBe(agreed);
  });

  it("beats, and gives up a client that has fallen silent", () => {
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

  it("of a client that wants no heart-beats has no timers", () => {
    vi.useFakeTimers();
    const { player } = startBroker();
    player();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("replies with the caller's own message-id, on the caller's own subscription", () => {
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

  it("loses replies that nobody subscribed to, and those that nobody wants any more", () => {
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

  it("ends with a receipt", () => {
    const client = startBroker().player();
    client.send("DISCONNECT", { receipt: "close-2" });
    expect(client.frames.at(-1)?.headers.get("receipt-id")).toBe("close-2");
    expect(client.isClosed()).toBe(true);
  });

  it.each([
    ["an unknown command", "SHOUT\n\n\0", "Unknown command"],
    ["a second CONNECT", "CONNECT\naccept-version:1.2\n\n\0", "Already connected"],
    ["another queue", "SUBSCRIBE\nid:sub-9\ndestination:/topic/all\n\n\0", "No such queue: /topic/all"],
    ["no frame at all", "GET / HTTP/1.1\r\nhost\r\n\r\n\0", "a header without a colon"],
  ])("ends in an ERROR after %s", (_, text, words) => {
    const client = startBroker().player();
    client.raw(text);
    const frame = client.frames.at(-1);
    expect([frame?.command, frame?.headers.get("message")]).toEqual(["ERROR", words]);
    expect(client.isClosed()).toBe(true);
  });

  it("does nothing before CONNECT", () => {
    const client = openClient(startBroker().broker);
    client.call("getMember");
    expect(client.frames.at(-1)?.headers.get("message")).toBe("Not connected");
  });
});

/** Protocol section 1, as captured from the platform's own client. */
const captured = [
  "SUBSCRIBE\nid:sub-0\ndestination:/user/queue/rpc-results\n\n\0",
  "SUBSCRIBE\nid:sub-1\ndestination:/user/queue/callbacks\n\n\0",
  'SEND\ndestination:/gapi/getMember\nmessage-id:a\ncontent-length:101\n\n{"body":{"includeCustomFields":[],"includeFields":["name","memberRefId"],"includeMetaDataFields":[]}}\0',
  'SEND\ndestination:/gapi/getAchievements\nmessage-id:b\ncontent-length:242\n\n{"body":{"achievementFilter":{"includeOptInState":true,"tags":[],"ids":[],"sortBy":[{"queryField":"created","order":"Desc"}],"skip":0,"limit":20,"statusCode":{"moreThan":20,"lessThan":30},"constraints":[],"productIds":[]},"languageKey":"it"}}\0',
  'SEND\ndestination:/gapi/subscribeToLeaderboard\nmessage-id:c\ncontent-length:140\n\n{"body":{"entityId":"c1","action":"Subscribe","leaderboardFilter":{"topRanksToInclude":50,"ranksAboveToInclude":2,"ranksBelowToInclude":2}}}\0',
  'SEND\ndestination:/gapi/updateMessagesState\nmessage-id:d\ncontent-length:40\n\n{"body":[{"id":["m1"],"status":"Read"}]}\0',
  'SEND\ndestination:/gapi/playInstantWin\nmessage-id:e\ncontent-length:70\n\n{"body":{"instantWinId":"iw1","languageKey":"it","currencyKey":"EUR"}}\0',
  'SEND\ndestination:/gapi/heartbeat\nmessage-id:f\ncontent-length:11\n\n{"body":{}}\0',
  "SEND\ndestination:\ncontent-length:2\n\n{}\0",
];

it("the platform's own client is served: each captured call has its reply, the stray SEND has none", () => {
  const { broker, tokenOf } = startBroker();
  const client = openClient(broker);
  const connect = "login:Bearer\npasscode:TOKEN\naccept-version:1.0,1.1,1.2\nheart-beat:4000,4000";
  client.raw(`CONNECT\n${connect.replace("TOKEN", tokenOf("giulia"))}\n\n\0`);
  for (const frame of captured) client.raw(frame);
  const ids = client.frames.map(({ headers }) => headers.get("message-id")).filter(Boolean);
  expect(ids).toEqual(["a", "b", "c", "d", "e", "f"]);
  client.raw("DISCONNECT\nreceipt:close-2\n\n\0");
  expect(client.frames.at(-1)?.command).toBe("RECEIPT");
});

it("the journal has each frame, without the token", () => {
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
