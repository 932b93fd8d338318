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

/** A network that lets no WebSocket through. */
class BlockedSocket extends WebSocket {
  constructor(address: string) {
    super(address.replace("/ws/websocket", "/nowhere"));
  }
}

/** The two ways to the platform, as a client in Node has them. */
export const transports: readonly (readonly [string, Partial<GamificationOptions>, ConnectionState])[] = [
  ["a WebSocket", {}, { status: "connected", transport: "websocket" }],
  [
    "SockJS, where WebSockets are blocked",
    { webSocket: BlockedSocket as unknown as WebSocketClass },
    { status: "connected", transport: "sockjs" },
  ],
];

/** A client of giulia's, of the simulated platform over real sockets. */
export async function startOverSockets(options: Partial<GamificationOptions> = {}) {
  const sandbox = await startSandbox({ pace: 0 });
  const { model } = sandbox;
  const client = createGamification({
    address: `${sandbox.accountUrl}/ws`,
    getToken: () => Promise.resolve(memberToken(model, "giulia")),
    webSocket: WebSocket as unknown as WebSocketClass,
    reconnect: { delay: 50, jitter: 0, cap: 50 },
    log: createLog(() => "silent"),
    ...options,
  });
  onTestFinished(() => client.close());
  return {
    client,
    sandbox,
    model,
    network: {
      /** All that reached the broker, as far as the journal has it. */
      get sent() {
        return model.journal.entries().map(({ body }) => JSON.stringify(body));
      },
    },
    /** Frames of a command that reached the broker: where they go, and how they were answered. */
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
  await expect.poll(() => client.$state.get().status, { timeout: limit, interval: 5 }).toBe("connected");
}
