import { attributeName, commonAttributes, type Kind, toIsoDate, type WidgetDefinition } from "../definition";
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

/** What the author may have meant. */
function guess({ type, choices = [], min = -Infinity, max = Infinity }: Kind<unknown>, written: string) {
  const text = written.trim();
  if (type === "choice") return nearest(text, choices);
  if (type === "number") return String(Math.min(max, Math.max(min, parseFloat(text.replace(",", ".")))));
  if (type === "address") return text.replace(/^(http:\/\/)?/i, "https://");
  const parts = text.split(/\D+/);
  // Year first, or day and month as Italians write them.
  const [year, month = "", day = ""] = parts[0]?.length === 4 ? parts : parts.reverse();
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function factOf(name: string, written: string, kind: Kind<unknown>): AttributeFact {
  let isWrong = false;
  const value = textOf(
    readAttribute(kind, name, written, () => {
      isWrong = true;
    }),
  );
  if (!isWrong) return { name, written, value };
  const right = guess(kind, written);
  const isRight = right !== undefined && kind.read(right) !== undefined;
  return {
    ...{ name, written, value, mistake: "value", expected: kind.expected, type: kind.type },
    corrected: isRight ? { name, value: right } : undefined,
  };
}

const withoutData = (name: string) => name.replace(/^data-/, "");
const bare = (name: string) => withoutData(name).replaceAll("-", "");

/**
 * The attributes of an element that the library reads, and those that an author meant it to read: `data-mindate`, or
 * `min-date` without `data-`. Others belong to the site.
 */
export function attributeFacts(
  definition: WidgetDefinition,
  written: Iterable<readonly [name: string, value: string]>,
): AttributeFact[] {
  const fields = fieldsByAttribute(definition);
  const kinds = new Map<string, Kind<unknown>>([
    ...[...fields].map(([name, field]) => [name, definition.attributes[field] as Kind<unknown>] as const),
    ...Object.entries(commonAttributes).map(([field, kind]) => [attributeName(field), kind] as const),
  ]);
  const names = [...fields.keys()];
  const rightName = (name: string) => {
    const same = names.find((known) => bare(known) === bare(name));
    if (same || !name.startsWith("data-")) return same;
    const right = nearest(withoutData(name), names.map(withoutData));
    return right && `data-${right}`;
  };

  return [...written].flatMap(([name, value]): AttributeFact[] => {
    const kind = kinds.get(name);
    if (kind) return [factOf(name, value, kind)];
    const right = rightName(name);
    return right ? [{ name, written: value, mistake: "name", corrected: { name: right, value } }] : [];
  });
}

const quote = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/** The element's markup with its mistakes corrected: its own attributes, and an ellipsis for its content. */
export function correctedMarkup(
  tag: string,
  written: Iterable<readonly [name: string, value: string]>,
  facts: readonly AttributeFact[],
  missing: readonly string[],
  hasContent: boolean,
): string {
  const mistakes = new Map(
    facts.flatMap((fact) => (fact.mistake ? [[fact.name, fact.corrected] as const] : [])),
  );
  const kept = [...written].flatMap(([name, value]) => {
    if (name === "data-state" || name === "style") return [];
    if (!mistakes.has(name)) return [[name, value] as const];
    const corrected = mistakes.get(name);
    return corrected ? [[corrected.name, corrected.value] as const] : [];
  });
  const added = missing
    .filter((name) => !kept.some(([known]) => known === name))
    .map((name) => [name, "…"] as const);
  const attributes = [...kept, ...added].map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${quote(value)}"`,
  );
  return `<${tag}${attributes.join("")}>${hasContent ? "…" : ""}</${tag}>`;
}
