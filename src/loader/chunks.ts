import { fetchChunk, type RetryTimes } from "./fetching";
import { untilImportsAllowed } from "./import-maps";
import { isMapUsed } from "./integrity";
import { chunkNames, fileOf, withCompanions } from "./manifest";

export interface Chunks {
  /**
   * Starts to fetch the chunks, again those that failed, in the order of the manifest. Only `load` reports a failure.
   */
  prefetch(names: readonly string[], priority: RequestPriority): void;
  /**
   * Fetches a chunk and its companions in parallel, then imports it. After a failure it can be called again.
   *
   * Without the loader's integrity map, a file that is served with `no-store` is refused: the import would request it
   * again, and the second response would run unchecked.
   */
  load(name: string): Promise<unknown>;
}

export function createChunks(base: string, times: RetryTimes): Chunks {
  const fetches = new Map<string, Promise<boolean>>();
  /** Those whose last fetch has failed. */
  const failed = new Set<string>();
  /** Whether the browser checks what it imports; known after the first load. */
  let checksImports: Promise<boolean> | undefined;

  const fetchOnce = (name: string, priority: RequestPriority = "auto"): Promise<boolean> => {
    const known = fetches.get(name);
    if (known) return known;
    const started = fetchChunk(base, name, times, { isRepeated: failed.delete(name), priority });
    fetches.set(name, started);
    started.catch(() => failed.add(name));
    return started;
  };

  /** Rejects for this caller; the next call fetches again, bypassing the cache. */
  const fail = (name: string, error: unknown): never => {
    fetches.delete(name);
    failed.add(name);
    throw error;
  };

  return {
    prefetch(names, priority) {
      for (const name of chunkNames.filter((each) => names.includes(each))) {
        if (failed.has(name)) fetches.delete(name);
        fetchOnce(name, priority).catch(() => undefined);
      }
    },
    async load(name) {
      const names = withCompanions(name);
      const stored = await Promise.all(
        names.map((chunk) => fetchOnce(chunk).catch((error: unknown) => fail(chunk, error))),
      );
      await untilImportsAllowed();
      // Imports the main chunk, which is fetched now. A failed import could not be repeated.
      checksImports ??= isMapUsed();
      const unstored = names[stored.indexOf(false)];
      if (unstored && !(await checksImports)) {
        fail(
          unstored,
          new Error(
            `${fileOf(unstored)}: refused; it is served with no-store, and this browser does not check imports`,
          ),
        );
      }
      return import(base + fileOf(name));
    },
  };
}
