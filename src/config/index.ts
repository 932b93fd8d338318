import { atom, type ReadableAtom } from "nanostores";
import type { Log } from "../utils/log";
import { configDescription } from "./description";
import { type Group, type GroupInput, type GroupValues, readGroup } from "./group";
import type { sectionDescriptions } from "./sections";

export * from "./error-rows";

export type Config = GroupValues<typeof configDescription>;

type Sections = typeof sectionDescriptions;

export type ConfigInput = Omit<GroupInput<typeof configDescription>, keyof Sections> & GroupInput<Sections>;

/** The configuration of a page: read at use, so that `configure()` counts before and after loading. */
export interface ConfigStore {
  /** The values in force now. */
  get(): Config;
  /** For React: changes when `configure` was called. */
  readonly $config: ReadableAtom<Config>;
  /** Merges a part into what is there; wrong values change nothing and are told in the console. */
  configure(part: unknown): void;
  /** Reads a section by its description, which the caller brings along; gives a function for the values in force. */
  section<Name extends keyof Sections>(
    name: Name,
    description: Sections[Name],
  ): () => GroupValues<Sections[Name]>;
}

export function createConfigStore(initial: unknown, log: Log): ConfigStore {
  const complain = (message: string) => {
    log.error(message);
  };
  const $config = atom(readGroup(configDescription, initial, complain));
  const sections = new Map<keyof Sections, { values: GroupValues<Group>; count: number }>();

  const readSection = (name: string, description: Group, part: unknown, before?: GroupValues<Group>) =>
    readGroup(description, part, complain, before, `${name}.`);

  return {
    get: () => $config.get(),
    $config,
    configure(part) {
      $config.set(readGroup(configDescription, part, complain, $config.get()));
    },
    section(name: keyof Sections, description: Group) {
      return () => {
        const parts = $config.get()[name];
        const known = sections.get(name) ?? { values: readSection(name, description, {}), count: 0 };
        // Each part once, or its mistakes would be told again.
        const values = parts
          .slice(known.count)
          .reduce<GroupValues<Group>>(
            (before, part) => readSection(name, description, part, before),
            known.values,
          );
        sections.set(name, { values, count: parts.length });
        return values as never;
      };
    },
  };
}
