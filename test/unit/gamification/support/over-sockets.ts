import { expect, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import {
  createGamification,
  type Gamification,
  type GamificationOptions,
  type ConnectionState,
  type WebSocketClass,
} from "../../../../src/gamification";
import { createLog } from "../../../../src/utils/log";
import { memberToken } from "../../sandbox/gamification/client";
import { startSandbox } from "../../sandbox/start";

/** A network that blocks WebSockets. */
class BlockedSocket extends WebSocket {
  constructor(url: string) {
    super(url.replace("/ws/websocket", "/nowhere"));
  }
}

/** Options and connection state for each of the two transports of a client in Node. */
export const transports: readonly (readonly [string, Partial<GamificationOptions>, ConnectionState])[] = [
  ["a WebSocket", {}, { status: "connected", transport: "websocket" }],
  [
    "SockJS, where WebSockets are blocked",
    { webSocket: BlockedSocket as unknown as WebSocketClass },
    { status: "connected", transport: "sockjs" },
  ],
];

/** Starts a client of the member Giulia, which reaches the simulated platform over real sockets. */
export async function startOverSockets(options: Partial<GamificationOptions> = {}) {
  const sandbox = await startSandbox({ pace: 0 });
  const { model } = sandbox;
  const client = createGamification({
    url: `${sandbox.accountUrl}/ws`,
    getToken: () => Promise.resolve(memberToken(model, "giulia")),
    webSocket: WebSocket as unknown as WebSocketClass,
    reconnect: { delayMs: 50, jitterMs: 0, maxDelayMs: 50 },
    log: createLog(() => "silent"),
    ...options,
  });
  onTestFinished(() => client.close());
  return {
    client,
    sandbox,
    model,
    network: {
      /** The frames that reached the broker, from the journal. */
      get sent() {
        return model.journal.entries().map(({ body }) => JSON.stringify(body));
      },
    },
    /** Frames of one STOMP command that reached the broker, each as its destination and response. */
    received: (command: string) =>
      model.journal
        .entries()
        .filter(({ kind, method }) => kind === "frame" && method === command)
        .map(({ path, status }) => [path, status] as const),
  };
}

/** @param limit in milliseconds of the real clock */
export async function connectedOverSockets(client: Gamification, limit = 5000) {
  client.open();
  await expect.poll(() => client.getState().status, { timeout: limit, interval: 5 }).toBe("connected");
}
