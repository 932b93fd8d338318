import { fetchChunk, type RetryTimes } from "./fetching";
import { untilImportsAllowed } from "./import-maps";
import { isMapUsed } from "./integrity";
import { type LoadError, WrongBase } from "./load-error";
import { chunkNames, core, fileOf, withCompanions } from "./manifest";

export interface Chunks {
  /**
   * Starts to fetch the chunks, including those that failed, in the order of the manifest. Only `load` reports a
   * failure.
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

/**
 * Creates the loading of chunks.
 * @param explainBase returns what to change if no file is in the folder. In that case all fetches end and all
 * loads reject with `WrongBase`; later loads fetch again
 */
export function createChunks(
  base: string,
  times: RetryTimes,
  explainBase: (tried: string) => string,
): Chunks {
  const fetches = new Map<string, Promise<boolean>>();
  /** The chunks whose last fetch has failed. */
  const failed = new Set<string>();
  /** Whether the browser checks what it imports; known after the first load. */
  let checksImports: Promise<boolean> | undefined;

  let controller = new AbortController();
  /** Files that the server has refused, as name → result. */
  const refused = new Map<string, string>();
  let isAnyFound = false;

  const onRefusal = (name: string, { found }: LoadError) => {
    refused.set(name, found);
    if (!isAnyFound && core.every((each) => refused.has(each)))
      controller.abort(new WrongBase(explainBase(refused.get("bootstrap") as string)));
  };

  const fetchOnce = (name: string, priority: RequestPriority = "auto"): Promise<boolean> => {
    const known = fetches.get(name);
    if (known) return known;
    const started = fetchChunk(base, name, times, {
      isRepeated: failed.delete(name),
      priority,
      signal: controller.signal,
      onRefusal,
    });
    fetches.set(name, started);
    started.then(
      () => (isAnyFound = true),
      () => failed.add(name),
    );
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
      // After a wrong base, no further fetch begins before the next `load`.
      if (controller.signal.aborted) return;
      for (const name of chunkNames.filter((each) => names.includes(each))) {
        if (failed.has(name)) fetches.delete(name);
        // `load` fetches the chunk again and reports the failure.
        fetchOnce(name, priority).catch(() => undefined);
      }
    },
    async load(name) {
      if (controller.signal.aborted) {
        controller = new AbortController();
        refused.clear();
        fetches.clear();
      }
      const names = withCompanions(name);
      const stored = await Promise.all(
        names.map((chunk) => fetchOnce(chunk).catch((error: unknown) => fail(chunk, error))),
      );
      await untilImportsAllowed();
      // Imports `bootstrap`, which has already been fetched, because a failed import could not be repeated.
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
