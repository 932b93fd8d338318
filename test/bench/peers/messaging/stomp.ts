import { Client } from "@stomp/stompjs";
import type { ConnectPeer } from "./index";

const request = { body: { includeFields: ["ALL"], includeCustomFields: [] } };

/** A simple client with only the STOMP library: a promise for each `message-id`, and JSON. */
export const bareStomp: ConnectPeer = async (url, token, boardId, onBoard) => {
  const pending = new Map<string, (reply: unknown) => void>();
  let count = 0;
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace(/^http/, "ws")}/websocket`),
    connectHeaders: { login: "Bearer", passcode: token },
    heartbeatIncoming: 4000,
    heartbeatOutgoing: 4000,
    reconnectDelay: 5000,
  });
  const send = (destination: string, body: object) =>
    new Promise<unknown>((resolve) => {
      count += 1;
      const id = `bare-${count}`;
      pending.set(id, resolve);
      client.publish({ destination, headers: { "message-id": id }, body: JSON.stringify(body) });
    });
  await new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.subscribe("/user/queue/rpc-results", ({ headers, body }) => {
        const id = headers["message-id"] ?? "";
        pending.get(id)?.(JSON.parse(body));
        pending.delete(id);
      });
      client.subscribe("/user/queue/callbacks", ({ body }) => {
        JSON.parse(body);
        onBoard();
      });
      resolve();
    };
    client.activate();
  });
  if (boardId) {
    const leaderboardFilter = { topRanksToInclude: 10, ranksAboveToInclude: 0, ranksBelowToInclude: 0 };
    await send("/gapi/subscribeToLeaderboard", {
      body: { entityId: boardId, action: "Subscribe", leaderboardFilter },
    });
  }
  return {
    async call() {
      return send("/gapi/getMember", request);
    },
    close: () => client.deactivate(),
  };
};
