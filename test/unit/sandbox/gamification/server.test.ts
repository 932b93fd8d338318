// @vitest-environment node
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { gamificationPaths } from "../../../../sandbox/model";
import { writeFrame } from "../../../../sandbox/model/gamification/broker/frame";
import type { Sandbox } from "../../../../sandbox/server";
import { startSandbox } from "../start";
import { memberToken } from "./client";

const rawAddress = ({ accountUrl }: Sandbox) => `${accountUrl.replace("http", "ws")}/ws/websocket`;

const connectFrame = (token: string) =>
  writeFrame("CONNECT", { login: "Bearer", passcode: token, "accept-version": "1.2" });

/** The first text that a socket gets for a CONNECT. */
function answerOn(socket: WebSocket, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.on("open", () => {
      socket.send(connectFrame(token));
    });
    socket.on("message", (data: Buffer) => {
      resolve(data.toString());
    });
    socket.on("error", reject);
  });
}

it.each([
  ["without a list of subprotocols", [], ""],
  ["that offers STOMP", ["v12.stomp", "v11.stomp"], "v12.stomp"],
])("a bare WebSocket %s is let in", async (_, offered, negotiated) => {
  const sandbox = await startSandbox();
  const socket = new WebSocket(rawAddress(sandbox), offered);
  expect(await answerOn(socket, memberToken(sandbox.model, "giulia"))).toMatch(/^CONNECTED\n/);
  expect(socket.protocol).toBe(negotiated);
  socket.terminate();
});

it("a page of another site is refused, over every transport", async () => {
  const sandbox = await startSandbox();
  const headers = { origin: "https://altrove.invalid" };
  const socket = new WebSocket(rawAddress(sandbox), { headers });
  const failure = new Promise<Error>((resolve) => socket.on("error", resolve));
  expect((await failure).message).toContain("403");
  const answer = await fetch(`${sandbox.accountUrl}/ws/info`, { headers });
  expect(answer.status).toBe(403);
});

it("SockJS over plain HTTP carries the same frames", async () => {
  const sandbox = await startSandbox();
  const info = await fetch(`${sandbox.accountUrl}/ws/info`);
  expect(await info.json()).toMatchObject({ websocket: true });
  const session = `${sandbox.accountUrl}/ws/000/abcdefgh`;
  const poll = async () => (await fetch(`${session}/xhr`, { method: "POST" })).text();
  expect(await poll()).toBe("o\n");
  const frame = connectFrame(memberToken(sandbox.model, "giulia"));
  const sent = await fetch(`${session}/xhr_send`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify([frame]),
  });
  expect(sent.status).toBe(204);
  expect(await poll()).toContain("CONNECTED");
});

it("the operator's service exchanges an account token for one of the platform's", async () => {
  const sandbox = await startSandbox();
  const address = sandbox.accountUrl + gamificationPaths.token;
  const authorization = `Bearer ${sandbox.model.sessions.open("giulia")}`;
  const answer = await fetch(address, { headers: { authorization } });
  const { jwtToken } = (await answer.json()) as { jwtToken: string };
  expect(sandbox.model.gamification.tokens.read(jwtToken)).toMatchObject({ memberId: "mem-giulia" });
  expect((await fetch(address)).status).toBe(401);
});
