import { matchesDigest } from "./integrity";
import { digestOf, fileOf } from "./manifest";

export interface RetryTimes {
  /** Time limit of one attempt, milliseconds (specification section 9: 120 000). */
  readonly timeout: number;
  /** Milliseconds before the second attempt; the third waits twice as long. */
  readonly backoff: number;
}

const maxAttempts = 3;

class WrongContent extends Error {}

/** @returns whether the browser may store the file for the import */
async function fetchOnce(
  base: string,
  name: string,
  reload: boolean,
  { timeout }: RetryTimes,
): Promise<boolean> {
  const file = fileOf(name);
  const response = await fetch(base + file, {
    signal: AbortSignal.timeout(timeout),
    cache: reload ? "reload" : "default",
  });
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  if (!(await matchesDigest(await response.arrayBuffer(), digestOf(name)))) {
    throw new WrongContent(`${file}: not what was built`);
  }
  return !/no-store/i.test(response.headers.get("cache-control") ?? "");
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches a chunk into the browser's cache, from which `import()` takes it. Unlike an import, a fetch can be aborted
 * and retried. The first attempt may use the cache, later ones bypass it.
 *
 * @returns whether the browser may store the file for the import
 */
export async function fetchChunk(
  base: string,
  name: string,
  times: RetryTimes,
  isRepeated: boolean,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(base, name, isRepeated || attempt > 1, times);
    } catch (error) {
      // Wrong content may come from an old cache entry; if it is wrong again, the server has it so.
      const isServerFault = error instanceof WrongContent && attempt > 1;
      if (isServerFault || attempt === maxAttempts) throw error;
      await pause(times.backoff * attempt);
    }
  }
}
