import type { Html } from "../html";
import type { Source } from "../source";
import type { Fields } from "../wordpress/fields";
import { parameterName } from "../wordpress/names";
import { type WidgetData, widgetData } from "../wordpress/widget-data";
import { type Entry, entries } from "./blocks";
import type { Language } from "./words";

/** The parameters of a short code. An asterisk marks the required ones. */
const parameters = (fields: Fields) =>
  Object.values(fields)
    .map(({ attribute, required }) => `\`${parameterName(attribute)}\`${required === true ? "*" : ""}`)
    .join(", ");

/** A short code with its title and parameters, and those inside it. */
function codeEntries({ shortCode, title, fields, children }: WidgetData, language: Language): Entry[] {
  const inside = children.map((child) => ({
    name: `[${shortCode}] [${child.shortCode}]`,
    help: [child.title[language], parameters(child.fields)].filter(Boolean).join(": "),
  }));
  return [{ name: `[${shortCode}]`, help: `${title[language]}: ${parameters(fields)}` }, ...inside];
}

const attributeSample = (data: WidgetData) => {
  const [first, second] = Object.values(data.fields);
  const written = [first, second].flatMap((field) =>
    field ? [`${parameterName(field.attribute)}="…"`] : [],
  );
  return `[${data.shortCode} ${written.join(" ")}]`;
};

function slotSample({ shortCode, children }: WidgetData): string {
  const inside = children.map((child) => {
    const [first] = Object.values(child.fields);
    const written = first ? ` ${parameterName(first.attribute)}="…"` : "";
    return `[${child.shortCode}${written}]…[/${child.shortCode}]`;
  });
  return `[${shortCode}]\n${inside.join("\n")}\n[/${shortCode}]`;
}

/** A short code with two of those that stand inside it, each with its required parameters. */
function containerSample(outer: WidgetData, all: readonly WidgetData[]): string {
  const inner = all.filter(({ block }) => outer.contains?.includes(block));
  const lines = inner.flatMap(({ shortCode, fields }) => {
    const required = Object.values(fields).filter((field) => field.required === true);
    const written = required.map(({ attribute }) => ` ${parameterName(attribute)}="…"`).join("");
    return Array<string>(2).fill(`[${shortCode}${written}]`);
  });
  return `[${outer.shortCode}]\n${lines.join("\n")}\n[/${outer.shortCode}]`;
}

const allIn = ({ definitions }: Source): WidgetData[] => definitions.map(widgetData);

/** A short code with two parameters. */
export function shortCode(source: Source): string {
  const data = allIn(source).find(({ children }) => children.length === 0);
  return data ? attributeSample(data) : "";
}

/** Short codes with texts inside. */
export const shortCodesWithTexts = (source: Source): string =>
  allIn(source)
    .filter(({ children }) => children.length > 0)
    .map(slotSample)
    .join("\n\n");

/** Short codes with others inside. */
export function shortCodesWithOthers(source: Source): string {
  const all = allIn(source);
  return all
    .filter(({ contains }) => contains !== undefined)
    .map((each) => containerSample(each, all))
    .join("\n\n");
}

/** All short codes with their parameters. */
export const shortCodes = (source: Source, language: Language): Html =>
  entries(allIn(source).flatMap((data) => codeEntries(data, language)));
