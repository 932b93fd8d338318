import { html, type Html } from "../../markup/html";
import { documentEvents } from "../describe";
import { type Entry, entries, eventEntry, kindEntry } from "./blocks";
import { pageFunctions } from "./functions";
import { groupsOf, type KeyRow, keyRows } from "./needed-configuration";
import type { Language } from "./words";

/** The entries of configuration keys. Each entry has the key's full path. */
export const configurationKeys = (language: Language, rows = keyRows()): Entry[] =>
  rows.map(({ key, kind }) => kindEntry(key, kind, language, "configuration"));

/** The id of the heading above the keys of a group. */
export const keyGroupId = (group: string) => `keys-${group}`;

/** The keys of the configuration by group; keys without a group come first. */
export function keysByGroup(language: Language): Html[] {
  const rows = keyRows();
  const list = (some: KeyRow[]) => entries(configurationKeys(language, some));
  return [
    list(rows.filter(({ key }) => !key.includes("."))),
    ...groupsOf(rows).map(
      (group) =>
        html`<h3 id="${keyGroupId(group)}"><code>${group}</code></h3>
          ${list(rows.filter(({ key }) => key.startsWith(`${group}.`)))}`,
    ),
  ];
}

/** The functions of `window.Vetrina`. */
export const functionEntries = (language: Language): Html =>
  entries(
    Object.entries(pageFunctions).map(([signature, help]) => ({
      name: `Vetrina.${signature}`,
      help: help[language],
    })),
  );

/** The events of `document`. */
export const pageEventEntries = (language: Language): Html =>
  entries(documentEvents.map((event) => eventEntry(event, language)));
