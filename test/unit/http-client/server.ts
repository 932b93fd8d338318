import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestServer {
  readonly address: string;
  readonly arrived: Arrived[];
  /** How requests are answered from now on; by default with `{"ok":true}`. */
  answer: (request: Arrived, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A real HTTP server on this machine. */
export async function startServer(): Promise<TestServer> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const whole = { method, url, headers, body: Buffer.concat(parts).toString("utf8") };
      arrived.push(whole);
      started.answer(whole, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: TestServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answer: (_, response) => response.setHeader("content-type", "application/json").end('{"ok":true}'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return started;
}
