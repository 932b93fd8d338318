import { createHttpClient, type HttpClientOptions } from "../../../src/http-client";
import { createLog } from "../../../src/utils/log";
import { startServer, type TestServer } from "./server";

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
