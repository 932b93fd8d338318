// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { BoardFilter, Call } from "../../../../../src/gamification";
import { calls } from "../../../../../src/gamification/call-names";
import {
  type CapturedCall,
  capturedCalls,
  capturedConnect,
  capturedGoodbye,
  capturedSubscriptions,
  strayFrame,
} from "../../support/captured";
import { connected, outcomeOf, settled, type StartedClient, startClient } from "../../support/start-client";

/** Replaces random ids and the list of versions, whose order differs in the newer STOMP client. */
const comparable = (frame: string) =>
  frame
    .replace(/(message-id:)[\da-f-]{36}/, "$1<id>")
    .replace(/accept-version:.*/, "accept-version:<versions>");

/** Makes a captured call. Leaderboards have no call, so a listener subscribes to them. */
function make({ client }: StartedClient, { name, request }: CapturedCall) {
  if (name === "subscribeToLeaderboard") {
    const { entityId, leaderboardFilter } = request as { entityId: string; leaderboardFilter: BoardFilter };
    client.board(entityId, leaderboardFilter, () => undefined);
  } else void outcomeOf(client.call<unknown, unknown>(calls[name], request));
}

describe("outgoing data that is compared with captures of the platform's own client (protocol 1)", () => {
  it("starts with one CONNECT and the subscriptions of both queues", async () => {
    const h = startClient();
    const token = h.model.gamification.tokens.publicToken();
    h.getToken.mockResolvedValue(token);
    await connected(h.client);
    expect(h.network.sent.map(comparable)).toEqual(
      [capturedConnect(token), ...capturedSubscriptions].map(comparable),
    );
  });

  it.each(capturedCalls)("matches the captured frame of the call $name", async (call) => {
    const h = startClient();
    await connected(h.client);
    h.network.sent.length = 0;
    make(h, call);
    await settled();
    expect(h.network.sent.map(comparable)).toEqual([comparable(call.frame)]);
  });

  it("ends with DISCONNECT, without the captured stray frame that has no destination", async () => {
    const h = startClient();
    await connected(h.client);
    const closed = h.client.close();
    await settled();
    await closed;
    expect(h.network.sent.at(-1)).toBe(capturedGoodbye);
    expect(h.network.sent).not.toContain(strayFrame);
  });
});

describe("outgoing data", () => {
  it("goes to the raw socket below the endpoint, without subprotocols", async () => {
    const h = startClient({ url: "https://simulated.invalid/ws/" });
    await connected(h.client);
    expect(h.network.opened).toEqual(["wss://simulated.invalid/ws/websocket"]);
  });

  it("is not sent for a call without its body, and the error names the call", async () => {
    const h = startClient();
    await connected(h.client);
    for (const call of Object.values(calls) as Call<void, unknown>[]) {
      if (call.parameter === undefined) continue;
      await expect(h.client.call(call)).rejects.toMatchObject({
        name: "MissingParameter",
        call: call.name,
        parameter: call.parameter,
      });
    }
    expect(h.sentCalls()).toEqual([]);
  });

  it("contains the token only in CONNECT, and the log does not contain the token", async () => {
    const token = "eyJhbGciOiJub25lIn0.e30.secretsecret";
    const spies = (["log", "debug", "info", "warn", "error"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const h = startClient({ getToken: () => Promise.resolve(token) });
    await connected(h.client);
    await settled();
    expect(h.network.sent[0]).toContain(token);
    const printed = spies.flatMap((spy) => spy.mock.calls.flat().map(String));
    expect([...h.lines, ...printed, JSON.stringify(h.states)].join()).not.toContain("secretsecret");
    for (const spy of spies) spy.mockRestore();
  });
});
