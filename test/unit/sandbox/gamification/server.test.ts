// @vitest-environment node
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Fault, gamificationPaths } from "../../../../sandbox/model";
import {
  capturedCalls,
  capturedConnect,
  capturedGoodbye,
  capturedSubscriptions,
  strayFrame,
} from "../../gamification/support/captured";
import { startSandbox } from "../start";
import { memberToken } from "./client";
import { bareSocket, connect, framesOver, rawUrl, sockJs } from "./sockets";

describe.each(["websocket", "xhr-streaming", "xhr-polling", "without SockJS"])(
  "a captured session of the platform's own client over %s",
  (transport) => {
    it("receives one reply per call, and none to its frame without a destination", async () => {
      const sandbox = await startSandbox({ pace: 0 });
      const socket = transport === "without SockJS" ? bareSocket(sandbox) : sockJs(sandbox, transport);
      const frames = framesOver(socket);
      await frames.opened;
      socket.send(capturedConnect(memberToken(sandbox.model, "giulia")));
      expect(await frames.next()).toMatchObject({ command: "CONNECTED" });
      for (const frame of capturedSubscriptions) socket.send(frame);
      socket.send(strayFrame);
      for (const { frame, id } of capturedCalls) {
        socket.send(frame);
        const { command, headers, body } = await frames.next();
        expect([command, headers.get("message-id"), headers.get("subscription")]).toEqual([
          "MESSAGE",
          id,
          "sub-0",
        ]);
        expect(JSON.parse(body)).toBeTypeOf("object");
      }
      socket.send(capturedGoodbye);
      const { command, headers } = await frames.next();
      expect([command, headers.get("receipt-id")]).toEqual(["RECEIPT", "close-2"]);
      expect(await frames.next()).toMatchObject({ command: "CLOSED" });
    });
  },
);

describe("a WebSocket upgrade", () => {
  it("selects STOMP 1.2 from a list of subprotocols", async () => {
    const sandbox = await startSandbox();
    const socket = bareSocket(sandbox, ["v12.stomp", "v11.stomp"]);
    await connect(sandbox, socket);
    expect(socket.protocol).toBe("v12.stomp");
    socket.terminate();
  });

  it.each<Partial<Fault>>([{ status: 403 }, { drop: true }])(
    "is refused once by the fault %j, and the next upgrade is accepted",
    async (fault) => {
      const sandbox = await startSandbox();
      sandbox.fault({ match: "/ws/websocket", times: 1, ...fault });
      expect((await framesOver(bareSocket(sandbox)).next()).command).toBe("CLOSED");
      const socket = bareSocket(sandbox);
      await connect(sandbox, socket);
      socket.terminate();
      const upgrades = sandbox.model.journal.entries().filter(({ path }) => path === "/ws/websocket");
      expect(upgrades.map(({ status }) => status)).toEqual([fault.status ?? 0, 101]);
    },
  );

  it("does not prevent the sandbox from closing while a fault delays the upgrade", async () => {
    const sandbox = await startSandbox();
    sandbox.fault({ match: "/ws/websocket", delay: 600_000 });
    const frames = framesOver(bareSocket(sandbox));
    await expect.poll(() => sandbox.model.journal.entries()).toHaveLength(1);
    await sandbox.close();
    expect((await frames.next()).command).toBe("CLOSED");
  });
});

it("a page of another site is refused over WebSocket and SockJS", async () => {
  const sandbox = await startSandbox();
  const headers = { origin: "https://altrove.invalid" };
  const socket = new WebSocket(rawUrl(sandbox), { headers });
  const failure = await new Promise<Error>((resolve) => socket.on("error", resolve));
  expect(failure.message).toContain("403");
  expect((await fetch(`${sandbox.accountUrl}/ws/info`, { headers })).status).toBe(403);
});

it("the demo site may read the responses of SockJS", async () => {
  const sandbox = await startSandbox();
  const answer = await fetch(`${sandbox.accountUrl}/ws/info`, { headers: { origin: sandbox.siteUrl } });
  expect(answer.headers.get("access-control-allow-origin")).toBe(sandbox.siteUrl);
  expect(await answer.json()).toMatchObject({ websocket: true, cookie_needed: false });
});

it.each(["GET", "POST"])(
  "the operator's service exchanges an account token for a member token by %s",
  async (method) => {
    const sandbox = await startSandbox();
    const url = sandbox.accountUrl + gamificationPaths.token;
    const authorization = `Bearer ${sandbox.model.sessions.open("giulia")}`;
    const answer = await fetch(url, { method, headers: { authorization } });
    const { jwtToken } = (await answer.json()) as { jwtToken: string };
    expect(sandbox.model.gamification.tokens.read(jwtToken)).toMatchObject({ memberId: "mem-giulia" });
    expect((await fetch(url, { method })).status).toBe(401);
  },
);
