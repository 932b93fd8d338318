import { fetchChunk, type Patience } from "./fetching";
import { fileOf, withCompanions } from "./manifest";

export interface Chunks {
  /** Starts fetching, anew what failed before; failures are told to whoever loads. */
  prefetch(names: readonly string[]): void;
  /** Fetches a chunk and its companions in parallel, then imports it. After a failure it may be asked again. */
  load(name: string): Promise<unknown>;
}

export function createChunks(base: string, patience: Patience): Chunks {
  const fetches = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const fetching = (name: string): Promise<void> => {
    const known = fetches.get(name);
    if (known) return known;
    const started = fetchChunk(base, name, patience, failed.has(name));
    fetches.set(name, started);
    started.catch(() => failed.add(name));
    return started;
  };

  /** The failure goes to this caller; the next one tries anew, past the cache. */
  const forget = (name: string) => (error: unknown) => {
    fetches.delete(name);
    throw error;
  };

  return {
    prefetch(names) {
      for (const name of names) {
        if (failed.has(name)) fetches.delete(name);
        fetching(name).catch(() => undefined);
      }
    },
    async load(name) {
      await Promise.all(withCompanions(name).map((each) => fetching(each).catch(forget(each))));
      return import(base + fileOf(name));
    },
  };
}
