import SockJS from "sockjs-client";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { createFrameReader, type Frame, writeFrame } from "../../../../sandbox/broker/frame";
import type { Sandbox } from "../../../../sandbox/server";
import { memberToken } from "./client";

export const rawUrl = ({ accountUrl }: Sandbox) => `${accountUrl.replace("http", "ws")}/ws/websocket`;

const connectFrame = (token: string) =>
  writeFrame("CONNECT", { login: "Bearer", passcode: token, "accept-version": "1.2" });

/** Common interface of WebSocket and SockJS. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown } & never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Reads the frames of a socket one by one. When the socket closes, the next frame is CLOSED. */
export function framesOver(socket: SocketLike) {
  const read = createFrameReader();
  const received: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  const pass = (frame: Frame) => {
    const next = waiting.shift();
    if (next) next(frame);
    else received.push(frame);
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    for (const frame of read(String(data))) pass(frame);
  };
  socket.onclose = () => {
    pass({ command: "CLOSED", headers: new Map(), body: "" });
  };
  return {
    opened: new Promise<void>((resolve) => {
      socket.onopen = () => {
        resolve();
      };
    }),
    next: () =>
      new Promise<Frame>((resolve) => {
        const first = received.shift();
        if (first) resolve(first);
        else waiting.push(resolve);
      }),
  };
}

export const bareSocket = (sandbox: Sandbox, offered: string[] = []) => {
  const socket = new WebSocket(rawUrl(sandbox), offered);
  // The tests check the `close` event, which follows every error.
  socket.on("error", () => undefined);
  return socket as WebSocket & SocketLike;
};

export const sockJs = ({ accountUrl }: Sandbox, transport: string) =>
  new SockJS(`${accountUrl}/ws`, null, { transports: [transport] }) as unknown as SocketLike;

export async function connect(sandbox: Sandbox, socket: SocketLike, username = "giulia") {
  const frames = framesOver(socket);
  await frames.opened;
  socket.send(connectFrame(memberToken(sandbox.model, username)));
  const { command } = await frames.next();
  expect(command).toBe("CONNECTED");
  return frames;
}
