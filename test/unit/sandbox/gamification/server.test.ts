// @vitest-environment node
import SockJS from "sockjs-client";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Fault, gamificationPaths } from "../../../../sandbox/model";
import { type Frame, writeFrame } from "../../../../sandbox/model/gamification/broker/frame";
import { createFrameReader } from "../../../../sandbox/model/gamification/broker/frame-reader";
import type { Sandbox } from "../../../../sandbox/server";
import { send, startSandbox } from "../start";
import { memberToken } from "./client";

const rawAddress = ({ accountUrl }: Sandbox) => `${accountUrl.replace("http", "ws")}/ws/websocket`;

const connectFrame = (token: string) =>
  writeFrame("CONNECT", { login: "Bearer", passcode: token, "accept-version": "1.2" });

/** What browsers' sockets and SockJS have in common. */
interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown } & never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Frames as they come over a socket, one after the other; the end of the socket is the frame CLOSED. */
function framesOver(socket: SocketLike) {
  const reader = createFrameReader();
  const come: Pick<Frame, "command" | "body">[] = [];
  const waiting: ((frame: Pick<Frame, "command" | "body">) => void)[] = [];
  const pass = (frame: Pick<Frame, "command" | "body">) => {
    const next = waiting.shift();
    if (next) next(frame);
    else come.push(frame);
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    for (const frame of reader.read(String(data))) pass(frame);
  };
  socket.onclose = () => {
    pass({ command: "CLOSED", body: "" });
  };
  return {
    opened: new Promise<void>((resolve) => {
      socket.onopen = () => {
        resolve();
      };
    }),
    next: () =>
      new Promise<Pick<Frame, "command" | "body">>((resolve) => {
        const first = come.shift();
        if (first) resolve(first);
        else waiting.push(resolve);
      }),
  };
}

const bareSocket = (sandbox: Sandbox, offered: string[] = []) => {
  const socket = new WebSocket(rawAddress(sandbox), offered);
  // A refusal is an error, too; the close that follows says enough.
  socket.on("error", () => undefined);
  return socket as WebSocket & SocketLike;
};

const sockJs = ({ accountUrl }: Sandbox, transport: string) =>
  new SockJS(`${accountUrl}/ws`, null, { transports: [transport] }) as unknown as SocketLike;

async function connect(sandbox: Sandbox, socket: SocketLike, username = "giulia") {
  const frames = framesOver(socket);
  await frames.opened;
  socket.send(connectFrame(memberToken(sandbox.model, username)));
  const { command } = await frames.next();
  expect(command).toBe("CONNECTED");
  return frames;
}

describe.each(["websocket", "xhr-streaming", "xhr-polling", "without SockJS"])("over %s", (transport) => {
  it("a call goes and its reply comes, then the broker stops", async () => {
    const sandbox = await startSandbox({ pace: 0 });
    const socket = transport === "without SockJS" ? bareSocket(sandbox) : sockJs(sandbox, transport);
    const frames = await connect(sandbox, socket);
    socket.send(writeFrame("SUBSCRIBE", { id: "sub-0", destination: "/user/queue/rpc-results" }));
    const call = { destination: "/gapi/getMember", "message-id": "a" };
    socket.send(writeFrame("SEND", call, '{"body":{"includeFields":["name"],"includeCustomFields":[]}}'));
    const { command, body } = await frames.next();
    expect([command, (JSON.parse(body) as { data: object }).data]).toEqual([
      "MESSAGE",
      expect.objectContaining({ name: "Giulia" }),
    ]);
    await send("POST", `${sandbox.siteUrl}/sandbox/faults`, { broker: "stop" });
    expect((await frames.next()).command).toBe("CLOSED");
    await expect(fetch(`${sandbox.accountUrl}/ws/info`)).rejects.toThrow();
  });
});

describe("an upgrade", () => {
  it("with a list of subprotocols gets STOMP 1.2", async () => {
    const sandbox = await startSandbox();
    const socket = bareSocket(sandbox, ["v12.stomp", "v11.stomp"]);
    await connect(sandbox, socket);
    expect(socket.protocol).toBe("v12.stomp");
    socket.terminate();
  });

  it.each<Partial<Fault>>([{ status: 403 }, { drop: true }])(
    "is disturbed by %j, and the next one is not",
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

  it("that hangs does not keep the sandbox from closing", async () => {
    const sandbox = await startSandbox();
    sandbox.fault({ match: "/ws/websocket", delay: 600_000 });
    const frames = framesOver(bareSocket(sandbox));
    await expect.poll(() => sandbox.model.journal.entries()).toHaveLength(1);
    await sandbox.close();
    expect((await frames.next()).command).toBe("CLOSED");
  });

  it("elsewhere is refused", async () => {
    const sandbox = await startSandbox();
    const socket = new WebSocket(`${sandbox.accountUrl.replace("http", "ws")}/api`);
    const failure = await new Promise<Error>((resolve) => socket.on("error", resolve));
    expect(failure.message).toContain("404");
  });
});

it("a page of another site is refused, over every transport", async () => {
  const sandbox = await startSandbox();
  const headers = { origin: "https://altrove.invalid" };
  const socket = new WebSocket(rawAddress(sandbox), { headers });
  const failure = await new Promise<Error>((resolve) => socket.on("error", resolve));
  expect(failure.message).toContain("403");
  expect((await fetch(`${sandbox.accountUrl}/ws/info`, { headers })).status).toBe(403);
});

it("the demo site may read what SockJS answers", async () => {
  const sandbox = await startSandbox();
  const answer = await fetch(`${sandbox.accountUrl}/ws/info`, { headers: { origin: sandbox.siteUrl } });
  expect(answer.headers.get("access-control-allow-origin")).toBe(sandbox.siteUrl);
  expect(await answer.json()).toMatchObject({ websocket: true, cookie_needed: false });
});

it.each(["GET", "POST"])("the operator's service exchanges an account token by %s", async (method) => {
  const sandbox = await startSandbox();
  const address = sandbox.accountUrl + gamificationPaths.token;
  const authorization = `Bearer ${sandbox.model.sessions.open("giulia")}`;
  const answer = await fetch(address, { method, headers: { authorization } });
  const { jwtToken } = (await answer.json()) as { jwtToken: string };
  expect(sandbox.model.gamification.tokens.read(jwtToken)).toMatchObject({ memberId: "mem-giulia" });
  expect((await fetch(address, { method })).status).toBe(401);
});
