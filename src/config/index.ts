import { atom, type ReadableAtom } from "nanostores";
import type { Log } from "../utils/log";
import { pageDocument } from "../utils/page-document";
import { configDescription } from "./description";
import { type Group, type GroupInput, type GroupValues, readGroup } from "./group";
import type { sectionDescriptions } from "./sections";

export * from "./error-codes";

export type Config = GroupValues<typeof configDescription>;

type Sections = typeof sectionDescriptions;

export type ConfigInput = Omit<GroupInput<typeof configDescription>, keyof Sections> & GroupInput<Sections>;

/** The configuration of a page. Code reads it at each use, so `configure()` works at any time. */
export interface ConfigStore {
  /** The current values. */
  get(): Config;
  /** The current values as a store, for React. */
  readonly $config: ReadableAtom<Config>;
  /** Merges a part into the configuration. A wrong value is ignored and logged. */
  configure(part: unknown): void;
  /**
   * Reads a section according to the description that the caller passes.
   * @returns a function that returns the current values
   */
  section<Name extends keyof Sections>(
    name: Name,
    description: Sections[Name],
  ): () => GroupValues<Sections[Name]>;
}

export function createConfigStore(initial: unknown, log: Log): ConfigStore {
  const logProblem = (message: string) => {
    log.error(message);
  };
  const $config = atom(readGroup(configDescription, initial, logProblem));
  const sections = new Map<keyof Sections, { values: GroupValues<Group>; count: number }>();

  const readSection = (name: string, description: Group, part: unknown, before?: GroupValues<Group>) =>
    readGroup(description, part, logProblem, before, `${name}.`);

  return {
    get: () => $config.get(),
    $config,
    configure(part) {
      $config.set(readGroup(configDescription, part, logProblem, $config.get()));
    },
    section(name: keyof Sections, description: Group) {
      return () => {
        const parts = $config.get()[name];
        const cached = sections.get(name) ?? { values: readSection(name, description, {}), count: 0 };
        // Each part is read only once, because another read would log its errors again.
        const values = parts
          .slice(cached.count)
          .reduce<GroupValues<Group>>(
            (before, part) => readSection(name, description, part, before),
            cached.values,
          );
        sections.set(name, { values, count: parts.length });
        return values as never;
      };
    },
  };
}

/** The id of the JSON block with the page's configuration. */
export const blockId = "vetrina-config";

/**
 * Returns the first block with the id and type of the configuration. An element that has only the id does not
 * replace it (S25).
 */
export const findBlock = (): HTMLScriptElement | null =>
  pageDocument.querySelector(`script#${blockId}[type="application/json"]`);
