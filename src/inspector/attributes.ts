import {
  attributeName,
  commonAttributes,
  type DemoScenario,
  type Kind,
  toIsoDate,
  type WidgetDefinition,
} from "../definition";
import { fieldsByAttribute, readAttribute } from "../element/attributes";
import { isRecord } from "../utils/is-record";
import type { AttributeFact } from "./facts";
import { nearest } from "./nearest";

/** A value as text, as an author would write it. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(", ");
  if (isRecord(value)) return toIsoDate(value as never);
  return String(value as string | number | boolean);
}

/** Used in place of a wrong `data-demo`. The services are simulated all the same, because the attribute is there. */
const usualDemo: DemoScenario = "logged-out";

function factOf(name: string, written: string, kind: Kind<unknown>): AttributeFact {
  let isWrong = false;
  const read = textOf(
    readAttribute(kind, name, written, () => {
      isWrong = true;
    }),
  );
  const value = isWrong && name === "data-demo" ? usualDemo : read;
  if (!isWrong) return { name, written, value };
  return { name, written, value, mistake: "value", expected: kind.expected, type: kind.type };
}

const withoutData = (name: string) => name.replace(/^data-/, "");
const bare = (name: string) => withoutData(name).replaceAll("-", "");

/** The kinds of all attributes that an element reads. */
export const kindsByName = (definition: WidgetDefinition): ReadonlyMap<string, Kind<unknown>> =>
  new Map<string, Kind<unknown>>([
    ...[...fieldsByAttribute(definition)].map(
      ([name, field]) => [name, definition.attributes[field] as Kind<unknown>] as const,
    ),
    ...Object.entries(commonAttributes).map(([field, kind]) => [attributeName(field), kind] as const),
  ]);

/** Attributes that every element has from the library itself. */
const ofLibrary = /^data-(state$|vetrina-)/;

/**
 * The names of `data-` attributes that an element does not read.
 *
 * @param facts of the attributes that it reads, and of those that are like one of these
 */
export function unreadAttributes(names: Iterable<string>, facts: readonly AttributeFact[]): string[] {
  const known = new Set(facts.map(({ name }) => name));
  return [...names].filter((name) => name.startsWith("data-") && !ofLibrary.test(name) && !known.has(name));
}

/**
 * The attributes of an element that the library reads, and those that an author meant it to read: `data-mindate`, or
 * `min-date` without `data-`. Others belong to the site.
 */
export function attributeFacts(
  definition: WidgetDefinition,
  written: Iterable<readonly [name: string, value: string]>,
): AttributeFact[] {
  const kinds = kindsByName(definition);
  const names = [...fieldsByAttribute(definition).keys()];
  const rightName = (name: string) => {
    const same = names.find((known) => bare(known) === bare(name));
    if (same || !name.startsWith("data-")) return same;
    const right = nearest(withoutData(name), names.map(withoutData));
    return right && `data-${right}`;
  };

  const all = [...written];
  const taken = new Set(all.map(([name]) => name));
  return all.flatMap(([name, value]): AttributeFact[] => {
    const kind = kinds.get(name);
    if (kind) return [factOf(name, value, kind)];
    const right = rightName(name);
    if (!right) return [];
    // An element has an attribute once: of several misspellings the first is corrected.
    if (taken.has(right)) return [{ name, written: value, mistake: "name", extraOf: right }];
    taken.add(right);
    return [{ name, written: value, mistake: "name", corrected: { name: right, value } }];
  });
}
