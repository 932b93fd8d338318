import type { Source } from "../source";
import type { Fields } from "../wordpress/fields";
import { parameterName } from "../wordpress/names";
import { type WidgetData, widgetData } from "../wordpress/widget-data";
import { codeBlock, type Entry, entries, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { type Language, wordsIn } from "./words";
import { wordPressProse } from "./wordpress-prose";

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

/** A page of one address that needs a login. */
const filterSample = `
add_filter( 'vetrina_configuration', function ( $configuration ) {
	if ( is_page( 'area-riservata' ) ) {
		$configuration['session'] = array( 'required' => true );
	}
	return $configuration;
} );`;

/** The page about the plugin for WordPress: for those who place elements, and those who install it. */
export function wordPressPage({ widgets }: Source, language: Language): Page {
  const text = wordPressProse[language];
  const all = widgets.map(({ definition }) => widgetData(definition));
  const withSlots = all.filter(({ children }) => children.length > 0);
  const containers = all.filter(({ contains }) => contains !== undefined);
  const [codesLead = "", ...codesText] = text.codesText;
  const [configurationLead = "", ...configurationText] = text.configurationText;
  return {
    slug: "wordpress",
    group: "guide",
    title: wordsIn[language].wordPress,
    lead: paragraphs([text.lead]),
    sections: [
      section("block", text.block, paragraphs(text.blockText)),
      section(
        "codes",
        text.codes,
        paragraphs([codesLead]),
        codeBlock(all.filter(({ children }) => children.length === 0).map(attributeSample)[0] ?? ""),
        paragraphs(codesText.slice(0, 1)),
        codeBlock(withSlots.map(slotSample).join("\n\n")),
        paragraphs(text.codesInside),
        codeBlock(containers.map((each) => containerSample(each, all)).join("\n\n")),
        paragraphs([...codesText.slice(1), text.codesList]),
        entries(all.flatMap((data) => codeEntries(data, language))),
      ),
      section("install", text.install, paragraphs(text.installText)),
      section(
        "configuration",
        text.configuration,
        paragraphs([configurationLead, ...configurationText]),
        codeBlock(filterSample),
      ),
      section("policy", text.policy, paragraphs(text.policyText)),
      section("optimisers", text.optimisers, paragraphs(text.optimisersText)),
      section("updates", text.updates, paragraphs(text.updatesText)),
    ],
  };
}
