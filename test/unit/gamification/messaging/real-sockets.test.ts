// @vitest-environment node
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import {
  createGamification,
  type GamificationOptions,
  getAchievements,
  getMember,
  type LineState,
  type WebSocketClass,
} from "../../../../src/gamification";
import { createLog } from "../../../../src/platform";
import { startSandbox } from "../../sandbox/start";
import { boardId } from "../support/start-client";

/** A network that lets no WebSocket through. */
class BlockedSocket extends WebSocket {
  constructor(address: string) {
    super(address.replace("/ws/websocket", "/nowhere"));
  }
}

/** A client of the simulated platform over real sockets, as in Node. */
async function startOverSockets(options: Partial<GamificationOptions> = {}) {
  const sandbox = await startSandbox();
  const { tokens, memberOf } = sandbox.model.gamification;
  const client = createGamification({
    address: `${sandbox.accountUrl}/ws`,
    getToken: () => Promise.resolve(tokens.mint(memberOf("giulia"))),
    webSocket: WebSocket as unknown as WebSocketClass,
    reconnect: { delay: 50, jitter: 0, cap: 50 },
    log: createLog(() => "silent"),
    ...options,
  });
  onTestFinished(() => client.close());
  return { client, sandbox };
}

describe.each<[string, Partial<GamificationOptions>, LineState]>([
  ["a WebSocket", {}, { status: "connected", transport: "websocket" }],
  [
    "SockJS, where WebSockets are blocked",
    { webSocket: BlockedSocket as unknown as WebSocketClass },
    { status: "connected", transport: "sockjs" },
  ],
])("over %s", (_, options, state) => {
  it("calls are answered, boards are told, and a cut connection is replaced", async () => {
    const { client, sandbox } = await startOverSockets(options);
    const { data } = await client.call(getMember, { includeCustomFields: [], includeFields: ["name"] });
    expect(data).toMatchObject({ name: "Giulia" });
    expect(client.$state.get()).toEqual(state);
    const achievements = await client.call(getAchievements, {
      achievementFilter: { includeOptInState: true, limit: 20 },
    });
    expect(achievements.data.length).toBeGreaterThan(5);

    const first = await new Promise((resolve) => {
      client.board(boardId, { topRanksToInclude: 10 }, resolve);
    });
    expect(first).toMatchObject({ status: "ready", board: { id: boardId } });

    sandbox.model.faults.add({ match: "getMember", drop: true, times: 1 });
    const again = await client.call(getMember, { includeCustomFields: [] }, { fresh: true });
    expect(again.data.id).toBe("mem-giulia");
    expect(client.$state.get()).toEqual(state);
  });
});
