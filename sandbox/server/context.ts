import type { Server } from "node:http";
import type { Broker } from "../broker/broker";
import type { Model } from "../model";
import type { Library } from "./library/files";
import type { TestContent } from "./site/test-content";

/** The objects that both origins of a sandbox share. */
export interface SandboxContext {
  readonly model: Model;
  /** The STOMP broker of the gamification platform. */
  readonly broker: Broker;
  /** The built library that the demo site includes. */
  readonly library: Library;
  /** Pages and files that tests registered under `/test/`. */
  readonly testContent: TestContent;
  /** True if pages load their own fonts. */
  readonly fonts: boolean;
  /** True if errors of the server are not logged. */
  readonly quiet: boolean;
  /** Origin of each server, `http://localhost:<port>`; empty until the server listens. */
  readonly origins: { site: string; account: string };
  /** The servers of this sandbox. */
  readonly servers: Set<Server>;
}

/**
 * Closes idle connections. If a reused connection is cut, the browser silently repeats the call, and a test
 * would not notice the fault. The browser does not repeat the call on a new connection.
 */
export function closeIdleConnections({ servers }: SandboxContext): void {
  for (const server of servers) server.closeIdleConnections();
}
