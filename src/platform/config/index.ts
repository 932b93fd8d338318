import { atom, type ReadableAtom } from "nanostores";
import type { Log } from "../log";
import { configDescription } from "./description";
import { type GroupInput, type GroupValues, readGroup } from "./group";

export type Config = GroupValues<typeof configDescription>;
export type ConfigInput = GroupInput<typeof configDescription>;

/** The configuration of a page: read at use, so that `configure()` counts before and after loading. */
export interface ConfigStore {
  /** The values in force now. */
  get(): Config;
  /** For React: changes when `configure` was called. */
  readonly $config: ReadableAtom<Config>;
  /** Merges a part into what is there; wrong values change nothing and are told in the console. */
  configure(part: unknown): void;
}

export function createConfigStore(initial: unknown, log: Log): ConfigStore {
  const complain = (message: string) => {
    log.error(message);
  };
  const $config = atom(readGroup(configDescription, initial, complain));
  return {
    get: () => $config.get(),
    $config,
    configure(part) {
      $config.set(readGroup(configDescription, part, complain, $config.get()));
    },
  };
}
