import { afterAll, expect, vi } from "vitest";
import { closeKeptConnections } from "./kept-connections";

/**
 * The worker's own `setTimeout`, which its first test file stores, and the path of the previous test file.
 */
const worker: typeof globalThis & { ownSetTimeout?: typeof setTimeout; lastFile?: string | undefined } =
  globalThis;

worker.ownSetTimeout ??= setTimeout;
// Fails if the previous file has left a fake `setTimeout`, with which later files would wait forever. Vitest
// restores spies only between two files, after the check at the end of a file.
if (setTimeout !== worker.ownSetTimeout)
  throw new Error(
    `${worker.lastFile} leaves a fake setTimeout behind: it replaced or spied on a fake function`,
  );
worker.lastFile = expect.getState().testPath;

const isNetworkResource = (resource: string) => /^TCP|^ConnectWrap/.test(resource);

/**
 * Checks that each test file restores the real clock, and closes its servers and connections. Files of one
 * worker share its globals and its event loop. A fake clock would stop the timers of later files. An open
 * server or connection could set a timer during a later test with fake timers.
 *
 * @throws AssertionError if the clock is still fake, or if a server or connection is still open after a
 * second
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
