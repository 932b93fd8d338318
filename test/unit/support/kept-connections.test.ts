// @vitest-environment node
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { closeKeptConnections } from "../../support/kept-connections";

it("closeKeptConnections closes the connections that fetch keeps, and fetch still works", async () => {
  // Without `closeKeptConnections` the connections would stay open longer than the test may take.
  const headers = { "keep-alive": "timeout=600" };
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) =>
    response.writeHead(200, headers).end("x"),
  );
  onTestFinished(() => void server.close());
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const read = async () => (await fetch(`http://localhost:${port}/`)).text();
  const connected = once(server, "connection") as Promise<[Socket]>;
  expect(await read()).toBe("x");
  const [socket] = await connected;
  const closed = once(socket, "close");
  await closeKeptConnections();
  await closed;
  expect(await read()).toBe("x");
  await closeKeptConnections();
});
