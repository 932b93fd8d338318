import { afterAll, vi } from "vitest";
import { closeKeptConnections } from "./kept-connections";

const isNetworkResource = (resource: string) => /^TCP|^ConnectWrap/.test(resource);

/**
 * Checks that each test file closes its servers and connections. Files of one worker share its event loop, so
 * an open server or connection could set a timer during a later test with fake timers.
 *
 * @throws AssertionError if a server or connection is still open after a second
 */
afterAll(async () => {
  await closeKeptConnections();
  await vi.waitFor(() => {
    const open = process.getActiveResourcesInfo().filter(isNetworkResource);
    if (open.length > 0) throw new Error(`The tests of this file leave open: ${open.join(", ")}`);
  });
});
