import {
  attributeName,
  commonAttributes,
  type Kind,
  toIsoDate,
  type WidgetDefinition,
} from "../../definition";
import { readAttribute } from "../../element/attributes";
import { isRecord } from "../../utils/objects";
import type { AttributeFact } from "./facts";
import { nearest } from "./nearest";

/** Names and values of an element's attributes. */
export type Written = ReadonlyMap<string, string>;

type Definition = Pick<WidgetDefinition, "attributes">;

/** A value as text, as an author would write it. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(", ");
  return isRecord(value) ? toIsoDate(value as never) : String(value as string | number | boolean);
}

/** The value that the author may have meant; undefined if it cannot be guessed. */
function guess(kind: Kind<unknown>, written: string): string | undefined {
  const { type, choices = [], min = -Infinity, max = Infinity } = kind;
  const text = written.trim();
  // The date may be written with the year first, or with the day and month in the Italian order.
  const parts = text.split(/\D+/);
  const [year = "", month = "", day = ""] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const guesses: Partial<Record<Kind<unknown>["type"], string | undefined>> = {
    choice: nearest(text, choices),
    flag: String(!/^(no?|0|off)$/i.test(text)),
    number: String(Math.min(max, Math.max(min, Math.round(parseFloat(text.replace(",", ".")))))),
    url: text.replace(/^(http:\/\/)?/i, "https://"),
    date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  };
  const right = guesses[type];
  return right !== undefined && kind.read(right) !== undefined ? right : undefined;
}

function factOf(name: string, written: string, kind: Kind<unknown>): AttributeFact {
  let isWrong = false;
  const value = textOf(readAttribute(kind, name, written, () => (isWrong = true)));
  if (!isWrong) return { name, written, value };
  const { type, choices, min, max, use } = kind;
  const right = guess(kind, written);
  return {
    name,
    written,
    value,
    mistake: "value" as const,
    kind: { type, ...(choices && { choices }), ...(use && { use }), min, max },
    right: right === undefined ? undefined : { name, value: right },
  };
}

const withoutData = (name: string) => name.replace(/^data-/, "");
const bare = (name: string) => withoutData(name).replaceAll("-", "");

/** The kinds of all attributes that an element reads, by name. */
export const kindsByName = ({ attributes }: Definition): ReadonlyMap<string, Kind<unknown>> =>
  new Map(
    Object.entries<Kind<unknown>>({ ...attributes, ...commonAttributes }).map(([field, kind]) => [
      attributeName(field),
      kind,
    ]),
  );

/**
 * The attributes of an element that the library reads, and those that an author meant to be read:
 * `data-mindate`, or `min-date` without `data-`. Other attributes belong to the site.
 */
export function attributeFacts(definition: Definition, written: Written): AttributeFact[] {
  const kinds = kindsByName(definition);
  const names = Object.keys(definition.attributes).map(attributeName);
  const rightName = (name: string) => {
    const same = names.find((known) => bare(known) === bare(name));
    if (same || !name.startsWith("data-")) return same;
    const right = nearest(withoutData(name), names.map(withoutData));
    return right && `data-${right}`;
  };
  const taken = new Set(written.keys());
  return [...written].flatMap(([name, value]): AttributeFact[] => {
    const kind = kinds.get(name);
    if (kind) return [factOf(name, value, kind)];
    const right = rightName(name);
    if (!right) return [];
    // An element can have an attribute only once, so only the first of several misspellings is corrected.
    const isExtra = taken.has(right);
    taken.add(right);
    return [
      { name, written: value, mistake: "name", right: { name: right, value }, ...(isExtra && { isExtra }) },
    ];
  });
}

const quote = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/**
 * The markup of an element with its mistakes corrected. If the element has content, only the opening tag is
 * returned, so that pasting it does not replace the author's content.
 *
 * @param missing names of attributes to add
 */
export function correctedMarkup(
  tag: string,
  written: Written,
  facts: readonly AttributeFact[],
  missing: readonly string[],
  hasContent: boolean,
): string {
  const mistakes = new Map(facts.filter(({ mistake }) => mistake).map((fact) => [fact.name, fact]));
  const kept = [...written].flatMap(([name, value]) => {
    if (name === "data-state" || name === "style") return [];
    const mistake = mistakes.get(name);
    if (!mistake) return [[name, value] as const];
    const { right, isExtra } = mistake;
    return right && !isExtra ? [[right.name, right.value] as const] : [];
  });
  const added = missing
    .filter((name) => !kept.some(([known]) => known === name))
    .map((name) => [name, "…"] as const);
  const attributes = [...kept, ...added].map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${quote(value)}"`,
  );
  return `<${tag}${attributes.join("")}>${hasContent ? "" : `</${tag}>`}`;
}
