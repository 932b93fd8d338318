import { folderOf } from "../../distribution/names";
import { html, type Html } from "../../markup/html";
import type { DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";
import { statesOf } from "../describe";
import { membersOf } from "../members";
import type { Source } from "../source";
import { tokensRead } from "../tokens";
import { describedEntries, entries, kindEntry, paragraphs, prose } from "./blocks";
import { pageOfOne, pageWith } from "./complete-page";
import { keyGroupId } from "./configuration-keys";
import { demoIdSections, simulatedIdIn } from "./demo-ids";
import { eventSection } from "./event-sample";
import { otherExamples, stateGallery } from "./examples";
import { formMarkup, formSection } from "./form-example";
import { codeBlock } from "./markdown";
import { groupsOf, neededConfiguration } from "./needed-configuration";
import { type Page, type PageSection, type Panel, section } from "./page";
import { playground } from "./playground";
import { reactApplication, widgetAlone } from "./react-sample";
import {
  attributeList,
  contentSection,
  keyboardTable,
  propertyList,
  sharedAttributeList,
  textList,
} from "./reference";
import { relatedElements } from "./related";
import { configurationBlock, sampleConfiguration } from "./sample-configuration";
import { firstExample } from "./sample-texts";
import { scriptSize } from "./script-size";
import { serviceGroupOf } from "./service-groups";
import { tokenList, tokenTable } from "./token-table";
import { type Language, wordsIn } from "./words";

/** The configuration keys that the widget needs, and links to all others. */
function configurationSection(definition: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  const rows = neededConfiguration(definition);
  if (rows.length === 0) return [paragraphs(words.needsNothing)];
  return [
    paragraphs(words.needsKeys),
    entries(
      rows.map(({ key, kind }) => ({
        ...kindEntry(key, kind, language, "configuration"),
        id: `needs-${key}`,
      })),
    ),
    paragraphs(words.needsBlock),
    codeBlock(
      configurationBlock(
        sampleConfiguration(
          rows.map(({ key }) => key),
          language,
        ),
      ),
    ),
    html`<p>
      ${words.otherKeys}
      ${groupsOf(rows).map((group, index) => html`${index > 0 && ", "}<a href="configuration.html#${keyGroupId(group)}"><code>${group}</code></a>`)}.
    </p>`,
    html`<p><a href="configuration.html">${words.aboutConfiguration}</a></p>`,
  ];
}

/** Note on how to try the complete page without services. */
function trialNote(definition: DescribedWidget, language: Language): string {
  const { pageServices, pageServicesInside, pageServicesLogin } = wordsIn[language];
  // The login dialog needs its own note, because logged-in players cannot open it.
  if (definition.tag === "vetrina-login-modal") return pageServicesLogin;
  return definition.contains ? pageServicesInside : pageServices;
}

/** Notes before the complete page, depending on the element. */
function pageNotes(
  definition: DescribedWidget,
  page: string,
  { demoIds }: Source,
  language: Language,
): string[] {
  const words = wordsIn[language];
  const { needs, contains, formAssociated } = definition;
  const hasServices = neededConfiguration(definition).length > 0;
  const sampleId = simulatedIdIn(page, demoIds);
  return [
    words.pageNote,
    ...(hasServices ? [trialNote(definition, language)] : []),
    ...(sampleId === undefined ? [] : [words.sampleIds.replace("{id}", sampleId)]),
    ...(needs?.includes("liveCasino") ? [words.tableIds] : []),
    ...(formAssociated ? [words.formPage] : []),
    words.snippetNote,
    ...(hasServices ? [contains ? words.snippetServicesInside : words.snippetServices] : []),
  ];
}

function pageSection(definition: DescribedWidget, source: Source, language: Language): Html[] {
  const words = wordsIn[language];
  const page = definition.formAssociated
    ? pageWith(definition, formMarkup(definition, language), language)
    : pageOfOne(definition, language);
  return [
    paragraphs(pageNotes(definition, page, source, language)),
    codeBlock(page, "html", words.pageFile),
    paragraphs(scriptSize(definition, source.library, language)),
    html`<p>${words.howToPlace}</p>
      <ul class="links">
        <li><a href="html.html">${words.html}</a></li>
        <li><a href="aem-authors.html">${words.aemAuthors}</a></li>
        <li><a href="wordpress.html">${words.wordPress}</a></li>
        <li><a href="troubleshooting.html">${words.aboutTrouble}</a></li>
      </ul>`,
  ];
}

function tokenSection({ tag }: DescribedWidget, source: Source, language: Language): Html[] {
  const words = wordsIn[language];
  const own = tokensRead(source.styles[tag] ?? "");
  const shared = tokensRead(source.sharedStyles).filter(
    ({ name }) => !own.some((token) => token.name === name),
  );
  return [
    paragraphs(words.tokensNote),
    tokenTable(own, language),
    html`<p>${words.sharedTokens} ${tokenList(shared)}.</p>`,
  ];
}

function partSection(tag: string, parts: NonNullable<DescribedWidget["parts"]>, language: Language): Html[] {
  const [first = ""] = Object.keys(parts);
  return [
    describedEntries(parts, language),
    paragraphs(wordsIn[language].partSample),
    codeBlock(`${tag}::part(${first}) {\n  border: 2px solid currentColor;\n}`, "css"),
  ];
}

/**
 * Code of a React application, then of the widget alone. An example with children has no application, because
 * the page shows it only as HTML.
 */
function reactSection(definition: DescribedWidget, language: Language): Html[] {
  const words = wordsIn[language];
  const { items, inside } = firstExample(definition, language);
  return [
    ...(items || inside
      ? []
      : [codeBlock(reactApplication(definition, descriptions, language), "typescript", "main.tsx")]),
    paragraphs(words.inReactNote),
    codeBlock(widgetAlone(definition, language), "typescript"),
    html`<p><a href="npm.html">${words.aboutPackage}</a></p>`,
  ];
}

/** The tabs of the page. Content for authors comes before content for developers. */
function panelsOf(definition: DescribedWidget, source: Source, language: Language): Panel[] {
  const words = wordsIn[language];
  const { formAssociated, keyboard, parts } = definition;
  const members = membersOf(definition);
  const others = otherExamples(definition, language);
  const related = relatedElements(definition, source.definitions, language);
  const panel = (title: string, ...sections: readonly (PageSection | false)[]): Panel => ({
    title,
    sections: sections.filter((each) => each !== false),
  });
  return [
    panel(
      words.example,
      section("preview", words.example, ...playground(definition, language)),
      others.length > 0 && section("examples", words.otherExamples, ...others),
      related !== false && section("related", words.related, related),
    ),
    panel(
      words.attributes,
      section(
        "attributes",
        words.attributes,
        attributeList(definition, language),
        sharedAttributeList(definition, language),
      ),
      section("content-inside", words.content, ...contentSection(definition, language)),
      formAssociated === true && section("forms", words.form, ...formSection(definition, language)),
      keyboard !== undefined && section("keyboard", words.keyboard, keyboardTable(definition, language)),
    ),
    panel(
      words.states,
      section(
        "states",
        words.states,
        paragraphs(words.statesNote),
        describedEntries(statesOf(definition), language),
        stateGallery(definition, language),
      ),
      ...demoIdSections(definition, source, language),
    ),
    panel(
      words.style,
      parts !== undefined &&
        section("parts", words.parts, ...partSection(definition.partsIn ?? definition.tag, parts, language)),
      section("tokens", words.tokens, ...tokenSection(definition, source, language)),
    ),
    panel(
      words.development,
      section("page", words.inPage, ...pageSection(definition, source, language)),
      section("configuration", words.configuration, ...configurationSection(definition, language)),
      section(
        "texts",
        words.texts,
        html`<p>${prose(words.textsNote)} <a href="configuration.html#texts">${words.configuration}</a></p>`,
        textList(definition, language),
      ),
      section("events", words.events, ...eventSection(definition, members.length > 0, language)),
      members.length > 0 && section("properties", words.properties, propertyList(members, language)),
      section("react", words.inReact, ...reactSection(definition, language)),
    ),
  ];
}

/** The page of one widget, for authors, front-end developers and testers. */
export function widgetPage(definition: DescribedWidget, source: Source, language: Language): Page {
  return {
    slug: folderOf(definition.tag),
    group: serviceGroupOf(definition),
    title: definition.title[language],
    keywords: definition.tag,
    lead: html`<p>${prose(definition.summary[language])}</p>
      <p><code>&lt;${definition.tag}&gt;</code></p>`,
    panels: panelsOf(definition, source, language),
  };
}
