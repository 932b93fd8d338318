// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { advance, minute, startClient } from "../../../support/start-client";

/** A frame with the given headers and body. */
const error = (headers: Readonly<Record<string, string>>, body = "") =>
  `ERROR\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join("")}\n${body}\0`;

/** A client whose broker replies to each CONNECT with this frame. */
async function meet(frame: string, options: Parameters<typeof startClient>[0] = {}) {
  const h = startClient(options);
  h.network.change = (text) => (text.startsWith("CONNECTED") ? [frame] : [text]);
  h.client.open();
  await advance(2 * minute);
  return h;
}

const trace = `
	at org.apache.activemq.security.SimpleAuthenticationBroker.addConnection(SimpleAuthenticationBroker.java:103)
	at org.apache.activemq.security.AuthorizationBroker.send(AuthorizationBroker.java:212)`;

describe("an ERROR about authentication", () => {
  it.each([
    ["RabbitMQ", error({ message: "Bad CONNECT" }, "Access refused for user 'Bearer'\n")],
    [
      "ActiveMQ",
      error(
        { message: "User name [Bearer] or password is invalid." },
        `java.lang.SecurityException:${trace}`,
      ),
    ],
    ["Spring", error({ message: "Access denied" })],
    ["Spring Security", error({ message: "Access is denied" })],
    ["Spring Security", error({ message: "Full authentication is required to access this resource" })],
    ["Spring Security", error({ message: "Bad credentials" })],
    ["a gateway", error({ message: "Unauthorized" })],
    ["a gateway", error({ message: "Failed", "www-authenticate": 'Bearer error="invalid_token"' })],
    ["a gateway", error({ message: "CONNECT failed" }, "401: JWT has expired")],
    ["a gateway", error({ message: "The token is expired" })],
    ["the sandbox", error({ message: "Access denied: the token is not valid" })],
    ["Artemis", error({ message: "Security Error occurred: User name or password is invalid" })],
  ])("ends the attempts when it arrives for the second time (R3), from %s: %j", async (_, frame) => {
    const h = await meet(frame);
    expect([h.status(), h.count("CONNECT")]).toEqual(["refused", 2]);
    expect(h.getToken).toHaveBeenCalledTimes(2);
  });
});

describe("any other ERROR", () => {
  it.each([
    error({ message: "Broker not available." }),
    error({ message: "Connection to broker closed." }),
    error({ message: "Unknown destination" }),
    error({ message: "Session closed." }),
    error({ message: "Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]" }),
    error({ message: "Bad CONNECT" }, "Virtual host '/' not found"),
    error({ message: "The connection was closed" }, `java.io.IOException: closed${trace}`),
    error({ message: "Invalid header" }, "'message-id' is not allowed on 'SEND'"),
    error({ message: "Unexpected token < in JSON at position 0" }),
    error({}),
  ])("makes the client retry instead of giving up (%j)", async (frame) => {
    const h = await meet(frame);
    expect(h.states.map(({ status }) => status)).not.toContain("refused");
    expect(h.status()).not.toBe("idle");
    h.network.change = (text) => [text];
    await advance(minute);
    expect(h.status()).toBe("connected");
  });
});

describe("the pattern of a refusal", () => {
  const frame = error({ message: "Schluss" }, "Kein Zutritt");

  it("can be configured", async () => {
    const refusalPattern = /kein zutritt/i;
    expect((await meet(frame)).status()).not.toBe("refused");
    const h = await meet(frame, { refusalPattern });
    expect(h.client.$state.get()).toEqual({ status: "refused", reason: "Schluss" });
    expect((await meet(error({ message: "Access denied" }), { refusalPattern })).status()).not.toBe(
      "refused",
    );
  });

  it("matches every time, even if it has the flag g", async () => {
    expect((await meet(frame, { refusalPattern: /zutritt/gi })).count("CONNECT")).toBe(2);
  });

  it("is applied only to the first 600 characters of each part of an ERROR frame (S24)", async () => {
    const search = vi.fn((_text: string) => -1);
    const refusalPattern = { [Symbol.search]: search } as unknown as RegExp;
    const frame = error({ message: "m".repeat(9000), other: "o".repeat(9000) }, "b".repeat(300_000));
    await meet(frame, { refusalPattern });
    const [[text = ""] = []] = search.mock.calls;
    expect(text).toMatch(/^m{600}\nb{600}\n/);
    expect(text.length).toBeLessThan(2000);
  });
});
