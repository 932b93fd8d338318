import type { SandboxContext } from "./context";

/**
 * Closes idle connections. A browser repeats a call by itself if a reused connection is cut, and so would hide a fault
 * that cuts the connection. On a new connection it does not repeat the call.
 */
export function closeIdleConnections({ servers }: SandboxContext): void {
  for (const server of servers) server.closeIdleConnections();
}
