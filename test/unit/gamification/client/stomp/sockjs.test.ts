// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startOverSockets } from "../../support/over-sockets";

/** A server that sends the same response with the status 200 to every request, and never upgrades. */
async function startServer(type: string, body: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(200, { "content-type": type }).end(body);
  });
  server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, requests };
}

it.each([
  ["a maintenance page", "text/html", "<p>Manutenzione in corso</p>"],
  ["JSON of another service", "application/json", "{}"],
  ["an empty JSON value", "application/json", "null"],
])("%s with the status 200 ends an attempt after one request of the fallback", async (_, type, body) => {
  const { url, requests } = await startServer(type, body);
  const { client } = await startOverSockets({
    url,
    getToken: () => Promise.resolve("t"),
    reconnect: { delayMs: 60_000, jitterMs: 0, maxDelayMs: 60_000 },
  });
  client.open();
  await expect.poll(() => client.getState().status, { timeout: 3000 }).toBe("waiting");
  expect(requests).toEqual(["/ws/info"]);
});

it("a server that never responds gets one request, and closing the client ends this request", async () => {
  const sockets = new Set<string>();
  const server = createServer((request) => {
    sockets.add(request.url ?? "");
    request.once("close", () => sockets.delete(request.url ?? ""));
  });
  server.on("upgrade", (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { client } = await startOverSockets({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    getToken: () => Promise.resolve("t"),
  });
  client.open();
  await expect.poll(() => [...sockets], { timeout: 3000 }).toEqual(["/ws/info"]);
  await client.close();
  await expect.poll(() => sockets.size).toBe(0);
});
