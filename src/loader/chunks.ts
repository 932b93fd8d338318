import { fetchChunk, type RetryTimes } from "./fetching";
import { untilImportsAllowed } from "./import-maps";
import { isMapUsed } from "./integrity";
import { type LoadError, WrongBase } from "./load-error";
import { chunkNames, core, fileOf, withCompanions } from "./manifest";

export interface Chunks {
  /**
   * Starts fetching the chunks in the order of the manifest, including chunks that failed before. Only `load`
   * reports failures.
   */
  prefetch(names: readonly string[], priority: RequestPriority): void;
  /**
   * Fetches a chunk and its companions in parallel, then imports the chunk. After a failure, call it again to
   * retry.
   *
   * Without the loader's integrity map, rejects a file that is served with `no-store`: the import would
   * request the file again and run the second response unchecked.
   */
  load(name: string): Promise<unknown>;
}

/**
 * Creates the loader of chunks.
 * @param explainBase returns a message that explains what to change if the folder contains no file of the
 * library. In that case all fetches end and all loads reject with `WrongBase`; later loads fetch again
 */
export function createChunks(
  base: string,
  times: RetryTimes,
  explainBase: (tried: string) => string,
): Chunks {
  const fetches = new Map<string, Promise<boolean>>();
  /** The chunks whose last fetch has failed. */
  const failed = new Set<string>();
  /** Whether the browser checks imported chunks by the integrity map; known after the first load. */
  let checksImports: Promise<boolean> | undefined;

  let controller = new AbortController();
  /** The result for each file that the server has refused, by name. */
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

  /** Rejects the current load. The next load fetches the chunk again and bypasses the cache. */
  const fail = (name: string, error: unknown): never => {
    fetches.delete(name);
    failed.add(name);
    throw error;
  };

  return {
    prefetch(names, priority) {
      // If the base URL is wrong, starts no more fetches before the next `load`.
      if (controller.signal.aborted) return;
      for (const name of chunkNames.filter((each) => names.includes(each))) {
        if (failed.has(name)) fetches.delete(name);
        // Ignores the failure: `load` fetches the chunk again and reports it.
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
      // This check imports `bootstrap`. It runs after `bootstrap` has been fetched, because browsers do not
      // repeat a failed import.
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
