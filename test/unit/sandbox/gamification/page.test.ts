// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";
import { createModelWebSocket } from "../../../../sandbox/browser/gamification";
import { createModel } from "../../../../sandbox/model";
import { createGamification, type Leaderboard } from "../../../../src/gamification";
import { memberToken } from "./client";

/** Creates a client of the library that is connected to a simulated platform on the page. */
function startInPage() {
  const model = createModel();
  const webSocket = createModelWebSocket(model, { pace: 0 });
  const client = createGamification({
    url: "https://simulated.invalid/ws",
    getToken: () => Promise.resolve(memberToken(model, "giulia")),
    webSocket,
  });
  onTestFinished(() => client.close());
  return { model, webSocket, client };
}

it("a platform on a page cuts its connections when its broker stops, and refuses new ones", async () => {
  const { client, model, webSocket } = startInPage();
  client.open();
  await vi.waitFor(() => {
    expect(client.getState().status).toBe("connected");
  });
  model.gamification.faults.apply("stop");
  await vi.waitFor(() => {
    expect(client.getState().status).toBe("waiting");
  });
  const socket = new webSocket("wss://simulated.invalid/ws/websocket");
  const code = await new Promise((resolve) => {
    socket.onclose = (event: { code: number }) => {
      resolve(event.code);
    };
  });
  expect([code, socket.readyState]).toEqual([1006, 3]);
});

it("a leaderboard with 10,000 rows reaches the client completely, and its ranks still change", async () => {
  const { client, model } = startInPage();
  const { boards, tick } = model.gamification;
  boards.fill("con-autunno-1", 10_000);
  const seen: Leaderboard[] = [];
  client.board("con-autunno-1", { topRanksToInclude: 1 }, (news) => {
    if (news.status === "ready") seen.push(news.board);
  });
  await vi.waitFor(() => {
    expect(seen).toHaveLength(1);
  });
  tick();
  await vi.waitFor(() => {
    expect(seen).toHaveLength(2);
  });
  const [rows, moved] = seen.map(({ leaderboardEntries = [] }) => leaderboardEntries);
  expect(rows?.map(({ rank }) => rank)).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
  expect(moved?.flatMap(({ members }) => members)).toHaveLength(10_000);
  expect(moved?.[0]?.members).not.toEqual(rows?.[0]?.members);
});
