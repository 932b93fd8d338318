// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  createReconnectPolicy,
  reconnectDefaults,
  reconnectDelay,
} from "../../../../../src/gamification/client/connection/reconnect";
import { type Transport, transportsFor } from "../../../../../src/gamification/client/stomp/sockets";
import { isToken, tokenLifetime } from "../../../../../src/utils/token-claims";

describe("the delay before an attempt", () => {
  it("is 5 to 8 s at first, and grows to at most 30 s", () => {
    const range = (tries: number) =>
      [0, 0.999999].map((share) => Math.round(reconnectDelay(tries, reconnectDefaults, () => share)));
    expect([0, 1, 2, 3, 9].map(range)).toEqual([
      [5000, 8000],
      [5000, 8000],
      [5000, 16_000],
      [5000, 30_000],
      [5000, 30_000],
    ]);
  });

  it("grows from the first attempt on, even after a stable connection", () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const tries = createReconnectPolicy(reconnectDefaults, () => 1);
    tries.begin();
    tries.succeed("websocket");
    vi.setSystemTime(reconnectDefaults.stableAfterMs);
    tries.end();
    const waits = Array.from({ length: 4 }, () => {
      const wait = tries.delay();
      tries.begin();
      tries.fail();
      return wait;
    });
    expect(waits).toEqual([8000, 16_000, 30_000, 30_000]);
  });

  it("is exactly 5 s if it is configured without random variation", () => {
    const pinned = { ...reconnectDefaults, jitterMs: 0 };
    expect([1, 2, 5, 50].map((tries) => reconnectDelay(tries, pinned, () => 0.9))).toEqual(
      Array(4).fill(5000),
    );
  });
});

describe("the transports of a connection attempt", () => {
  const order = (proven: readonly Transport[], failures: number) => transportsFor(new Set(proven), failures);

  it("are, at first, the WebSocket and then the fallback", () => {
    expect(order([], 0)).toEqual(["websocket", "sockjs"]);
    expect(order([], 5)).toEqual(["websocket", "sockjs"]);
  });

  it("include only the transport that worked before, until it has failed twice", () => {
    expect(order(["websocket"], 1)).toEqual(["websocket"]);
    expect(order(["websocket"], 2)).toEqual(["websocket", "sockjs"]);
    expect(order(["sockjs"], 0)).toEqual(["sockjs"]);
    expect(order(["sockjs"], 2)).toEqual(["sockjs", "websocket"]);
    expect(order(["sockjs", "websocket"], 0)).toEqual(["websocket"]);
  });
});

describe("tokens", () => {
  const tokenWith = (payload: string) => `head.${Buffer.from(payload).toString("base64url")}.sign`;

  it("have an issue time and an expiry in milliseconds, read from their claims", () => {
    expect(tokenLifetime(tokenWith('{"iat":1000,"exp":2000,"name":"perché>>>???"}'))).toEqual({
      issuedAt: 1_000_000,
      expiresAt: 2_000_000,
    });
  });

  it("have an unknown lifetime if their claims cannot be read", () => {
    const unknown = { issuedAt: undefined, expiresAt: undefined };
    for (const token of ["", "a.b.c", "opaque", tokenWith("[1]"), tokenWith('{"exp":"soon","iat":1e999}')])
      expect(tokenLifetime(token)).toEqual(unknown);
  });

  it("are not accepted if they contain a character that could end a header", () => {
    expect(["abc.DEF-_~+/=9", "a\nlogin:x", "a\0b", "a b", "", 7].map(isToken)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
