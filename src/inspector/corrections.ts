import type { Kind, WidgetDefinition } from "../definition";
import { attributeFacts, kindsByName } from "./attributes";
import type { AttributeFact } from "./facts";
import { nearest } from "./nearest";

/** What the author may have meant. */
function guess({ type, choices = [], min = -Infinity, max = Infinity }: Kind<unknown>, written: string) {
  const text = written.trim();
  if (type === "choice") return nearest(text, choices);
  if (type === "flag") return String(!/^(no?|0|off)$/i.test(text));
  if (type === "number") {
    const whole = Math.round(parseFloat(text.replace(",", ".")));
    return String(Math.min(max, Math.max(min, whole)));
  }
  if (type === "address") return text.replace(/^(http:\/\/)?/i, "https://");
  const parts = text.split(/\D+/);
  // Year first, or day and month as Italians write them.
  const [year, month = "", day = ""] = parts[0]?.length === 4 ? parts : parts.reverse();
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The attributes of an element, each wrong value with the right one, if there is one. */
export function correctedFacts(
  definition: WidgetDefinition,
  written: Iterable<readonly [name: string, value: string]>,
): AttributeFact[] {
  const kinds = kindsByName(definition);
  return attributeFacts(definition, written).map((fact) => {
    const kind = kinds.get(fact.name);
    const right = kind && fact.mistake === "value" ? guess(kind, fact.written) : undefined;
    const isRight = right !== undefined && kind?.read(right) !== undefined;
    return isRight ? { ...fact, corrected: { name: fact.name, value: right } } : fact;
  });
}

const quote = (value: string) => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

/**
 * The element's markup with its mistakes corrected. Of an element with content only the opening tag, so that pasting it
 * does not replace what the author has written inside.
 */
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
  return `<${tag}${attributes.join("")}>${hasContent ? "" : `</${tag}>`}`;
}
