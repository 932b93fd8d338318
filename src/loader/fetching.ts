import { fileOf, integrityOf } from "./manifest";

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
 * and retried. The first attempt may use the cache, later ones bypass it: wrong content may come from an old entry.
 *
 * @returns whether the browser may store the file for the import
 * @throws Error that names the address of the file, after the last attempt
 */
export async function fetchChunk(
  base: string,
  name: string,
  times: RetryTimes,
  { isRepeated, priority }: { readonly isRepeated: boolean; readonly priority: RequestPriority },
): Promise<boolean> {
  const address = base + fileOf(name);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(times.timeout),
        priority,
        // The browser refuses other content than what was built.
        integrity: integrityOf(name),
        cache: isRepeated || attempt > 1 ? "reload" : "default",
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return !/no-store/i.test(response.headers.get("cache-control") ?? "");
    } catch (error) {
      // eslint-disable-next-line preserve-caught-error -- the message has all that the cause says, in fewer bytes
      if (attempt === maxAttempts) throw new Error(`${address}: ${String(error)}`);
      await pause(times.backoff * attempt);
    }
  }
}
