import type { SandboxContext } from "./context";

/**
 * Closes the connections on which nothing happens. A browser sends a call again by itself when a connection that it had
 * used before is cut; after this it opens a new one, and meets the fault.
 */
export function forgetConnections({ servers }: SandboxContext): void {
  for (const server of servers) server.closeIdleConnections();
}
