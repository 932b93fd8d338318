import { afterAll, vi } from "vitest";
import { closeKeptConnections } from "./kept-connections";

/** The timers of the worker, as its first file found them: an earlier file may have left fake ones, which never run. */
const scope: typeof globalThis & { realTimers?: object } = globalThis;
scope.realTimers ??= { setTimeout, clearTimeout, setInterval, clearInterval };
Object.assign(globalThis, scope.realTimers);

const isNetworkResource = (resource: string) => /^TCP|^ConnectWrap/.test(resource);

/**
 * Checks that each test file restores the real clock, and closes its servers and connections. Files of one worker share
 * its globals and its event loop: a fake clock would stop the timers of later files, and an open server or connection
 * could set a timer during a later test with fake timers.
 *
 * @throws AssertionError if the clock is still fake, or if a server or connection is still open after a second
 */
afterAll(async () => {
  const hasFakeClock = vi.isFakeTimers();
  vi.useRealTimers();
  if (hasFakeClock) throw new Error("The tests of this file leave the fake clock installed");
  await closeKeptConnections();
  await vi.waitFor(() => {
    const open = process.getActiveResourcesInfo().filter(isNetworkResource);
    if (open.length > 0) throw new Error(`The tests of this file leave open: ${open.join(", ")}`);
  });
});
