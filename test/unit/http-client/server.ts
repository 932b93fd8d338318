import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttpClient, type HttpClientOptions } from "../../../src/http-client";
import { createLog } from "../../../src/utils/log";

/** A request that the server received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestServer {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Function that responds to the requests. @default responds with `{"ok":true}` */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A real HTTP server on this machine. */
export async function startServer(): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const requestWithBody = { method, url, headers, body: Buffer.concat(parts).toString("utf8") };
      received.push(requestWithBody);
      started.answer(requestWithBody, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: TestServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
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

export interface Harness {
  readonly server: TestServer;
  /** Messages that the client logged. */
  readonly lines: readonly string[];
  clientWith(options?: Partial<HttpClientOptions>): ReturnType<typeof createHttpClient>;
}

/** Starts a real server and creates clients for its path `/api`. */
export async function startHarness(): Promise<Harness> {
  const server = await startServer();
  const lines: string[] = [];
  const print = (line: string, ...details: unknown[]) => void lines.push([line, ...details].join(" "));
  const log = createLog(() => "debug", { debug: print, info: print, warn: print, error: print });
  return {
    server,
    lines,
    clientWith: (options = {}) => createHttpClient({ url: `${server.url}/api`, log, ...options }),
  };
}
