import { describe, expect, it } from "vitest";
import { openClient, startBroker } from "./client";

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

  it("loses replies that nobody subscribed to", () => {
    const { broker, tokenOf } = startBroker();
    const client = openClient(broker);
    client.connect(tokenOf("giulia"));
    expect(client.call("heartbeat")).toBeUndefined();
    expect(client.isClosed()).toBe(false);
  });
});
