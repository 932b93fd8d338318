import { folderOf } from "../../distribution/names";
import type { Html } from "../../markup/html";
import { snippet } from "../../markup/snippet";
import type { DescribedWidget } from "../../src/description";
import type { Source } from "../source";
import type { Fields } from "../wordpress/fields";
import { parameterName, shortCode as shortCodeOf } from "../wordpress/names";
import { type WidgetData, widgetData } from "../wordpress/widget-data";
import { type Entry, entries } from "./blocks";
import { firstExample } from "./sample-texts";
import type { Language } from "./words";

/** The parameters of a shortcode. An asterisk marks required parameters. */
const parameters = (fields: Fields) =>
  Object.values(fields)
    .map(({ attribute, required }) => `\`${parameterName(attribute)}\`${required === true ? "*" : ""}`)
    .join(", ");

/** A shortcode with its title and parameters, and the shortcodes inside it. */
function codeEntries(definition: DescribedWidget, language: Language): Entry[] {
  const { shortCode, title, fields, children } = widgetData(definition);
  const href = `${folderOf(definition.tag)}.html`;
  const inside = children.map((child) => ({
    name: `[${shortCode}] [${child.shortCode}]`,
    help: [child.title[language], parameters(child.fields)].filter(Boolean).join(": "),
  }));
  return [{ name: `[${shortCode}]`, href, help: `${title[language]}: ${parameters(fields)}` }, ...inside];
}

function slotSample({ shortCode, children }: WidgetData): string {
  const inside = children.map((child) => {
    const [first] = Object.values(child.fields);
    const written = first ? ` ${parameterName(first.attribute)}="…"` : "";
    return `[${child.shortCode}${written}]…[/${child.shortCode}]`;
  });
  return `[${shortCode}]\n${inside.join("\n")}\n[/${shortCode}]`;
}

/** An element of an example as a shortcode. The parameter of a boolean attribute has no value. */
function codeOf(markup: string): string {
  const [, tag = "", attributes = ""] = /^<([\w-]+)([^>]*)>/.exec(markup) ?? [];
  const written = [...attributes.matchAll(/ ([\w-]+)(="[^"]*")?/g)].map(
    ([, name = "", value = ""]) => ` ${parameterName(name)}${value}`,
  );
  return `[${shortCodeOf({ tag })}${written.join("")}]`;
}

/** A sample of a shortcode that contains two other shortcodes. */
function containerSample(definition: DescribedWidget, language: Language): string {
  const { inside = [] } = firstExample(definition, language);
  const outer = shortCodeOf(definition);
  return `[${outer}]\n${inside.slice(0, 2).map(codeOf).join("\n")}\n[/${outer}]`;
}

/** The example of the date picker as a shortcode with parameters. */
export function shortCode({ definitions }: Source, language: Language): string {
  const definition = definitions.find(({ tag }) => tag === "vetrina-date-picker");
  return definition ? codeOf(snippet(definition, firstExample(definition, language), language)) : "";
}

/** Samples of shortcodes that contain texts. */
export const shortCodesWithTexts = ({ definitions }: Source): string =>
  definitions
    .map(widgetData)
    .filter(({ children }) => children.length > 0)
    .map(slotSample)
    .join("\n\n");

/** Samples of shortcodes that contain other shortcodes. */
export const shortCodesWithOthers = ({ definitions }: Source, language: Language): string =>
  definitions
    .filter(({ contains }) => contains !== undefined)
    .map((each) => containerSample(each, language))
    .join("\n\n");

/** All shortcodes with their parameters. */
export const shortCodes = ({ definitions }: Source, language: Language): Html =>
  entries(definitions.flatMap((definition) => codeEntries(definition, language)));
