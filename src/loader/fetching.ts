import { matchesDigest } from "./integrity";
import { digestOf, fileOf } from "./manifest";

export interface RetryTimes {
  /** Time limit of one attempt, milliseconds (specification section 9: 120 000). */
  readonly timeout: number;
  /** Milliseconds before the second attempt; the third waits twice as long. */
  readonly backoff: number;
}

const maxAttempts = 3;

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
  { isRepeated, priority }: { readonly isRepeated: boolean; readonly priority: RequestPriority },
): Promise<boolean> {
  const file = fileOf(name);
  for (let attempt = 1; ; attempt += 1) {
    const isRetry = attempt > 1;
    let isWrong = false;
    try {
      const response = await fetch(base + file, {
        signal: AbortSignal.timeout(times.timeout),
        priority,
        cache: isRepeated || isRetry ? "reload" : "default",
      });
      if (!response.ok) throw new Error(`${file}: status ${response.status}`);
      isWrong = !(await matchesDigest(await response.arrayBuffer(), digestOf(name)));
      if (isWrong) throw new Error(`${file}: not what was built`);
      return !/no-store/i.test(response.headers.get("cache-control") ?? "");
    } catch (error) {
      // Wrong content may come from an old cache entry; if it is wrong again, the server has it so.
      if (attempt === maxAttempts || (isWrong && isRetry)) throw error;
      await pause(times.backoff * attempt);
    }
  }
}
