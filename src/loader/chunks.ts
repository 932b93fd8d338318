import { fetchChunk, type RetryTimes } from "./fetching";
import { fileOf, withCompanions } from "./manifest";

export interface Chunks {
  /** Starts to fetch the chunks, again those that failed. Only `load` reports a failure. */
  prefetch(names: readonly string[]): void;
  /** Fetches a chunk and its companions in parallel, then imports it. After a failure it can be called again. */
  load(name: string): Promise<unknown>;
}

export function createChunks(base: string, times: RetryTimes): Chunks {
  const fetches = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const fetchOnce = (name: string): Promise<void> => {
    const known = fetches.get(name);
    if (known) return known;
    const started = fetchChunk(base, name, times, failed.has(name));
    fetches.set(name, started);
    started.catch(() => failed.add(name));
    return started;
  };

  /** Rejects for this caller; the next call fetches again, bypassing the cache. */
  const forget = (name: string) => (error: unknown) => {
    fetches.delete(name);
    throw error;
  };

  return {
    prefetch(names) {
      for (const name of names) {
        if (failed.has(name)) fetches.delete(name);
        fetchOnce(name).catch(() => undefined);
      }
    },
    async load(name) {
      await Promise.all(
        withCompanions(name).map((companion) => fetchOnce(companion).catch(forget(companion))),
      );
      return import(base + fileOf(name));
    },
  };
}
