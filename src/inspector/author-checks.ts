import { whenIdle } from "../element/page-use";
import { translator } from "../i18n/texts";
import { requestsInspector } from "../platform/page";
import { pageDocument } from "../utils/page-document";
import { hiddenMember } from "./clashing-names";
import { jsonError, similarBlock } from "./configuration";
import { elementFindings } from "./findings/element";
import type { ElementFacts, Finding } from "./findings/facts";
import { finding } from "./findings/finding";
import { pageFindings } from "./findings/page";
import { sentencesIn } from "./findings/sentences";
import type { FindingId } from "./findings/texts";
import { labels } from "./labels";
import { createElementReader, type InspectorEnvironment } from "./read-element";

export { notes } from "./author-notes";

/** Findings that the console shows without the inspector. The elements themselves log wrong and missing values. */
const inConsole: readonly FindingId[] = [
  "misspeltAs",
  "notClosed",
  "wrongName",
  "missingAs",
  "extraName",
  "wrongSlot",
];

/** Findings about services, which elements in demo mode and in edit mode do not call. */
const aboutServices: readonly FindingId[] = ["placeholder", "notConfigured"];

/**
 * Matches the elements' own messages about a value or an absent attribute. These messages are in English
 * only, because they are part of the code that players load.
 */
const aboutAttribute = /^<vetrina-[^>]+> (data-\S+="|needs )/;

/**
 * Logs the mistakes of the page, in the page's language and without duplicates: now, and after each change.
 * Call it only for pages that an author views.
 */
export function reportMistakes(environment: InspectorEnvironment): void {
  const { catalogue, notes, services } = environment;
  const { config, log, page } = services;
  const { language, texts } = config.get();
  const reader = createElementReader(environment);
  const sentence = sentencesIn(language, texts);
  const say = translator(labels, language, texts);
  const logged = new Set<string>();

  function logOnce(line: string) {
    if (!logged.has(line)) log.warn(line);
    logged.add(line);
  }

  /**
   * Shows two kinds of mistakes in the page: attributes that a visible element lacks, and attributes with a
   * misspelt name.
   */
  function note(element: HTMLElement, { tag, missing }: ElementFacts, findings: readonly Finding[]) {
    const wanted = [...(notes[tag]?.needed ?? []), "data-network", ...missing.flat()];
    const shown = findings.filter(
      ({ id, params }) =>
        id === "needs" || id === "missingAs" || (id === "wrongName" && wanted.includes(String(params.right))),
    );
    if (element.dataset.state) noteBelow(element, shown.map(sentence).join(" ") || undefined);
  }

  function check(element: HTMLElement) {
    const facts = reader.read(element);
    const findings = elementFindings(facts);
    const callsServices = !facts.isSimulated && !facts.isEdited;
    const shown = callsServices ? [...inConsole, ...aboutServices] : inConsole;
    for (const each of findings) if (shown.includes(each.id)) logOnce(`<${facts.tag}> ${sentence(each)}`);
    // If another script has defined the tag, it is not misspelt.
    if (findings[0]?.id === "misspelt" && !customElements.get(facts.tag))
      logOnce(`<${facts.tag}> ${say("unknown", { names: catalogue.map(({ tag }) => tag).join(", ") })}`);
    if (facts.isOurs) note(element, facts, findings);
  }

  function checkPage() {
    for (const element of reader.elements()) check(element);
    for (const element of pageDocument.querySelectorAll("[name], [id]")) {
      const name = hiddenMember(element);
      if (name !== undefined) logOnce(`<${element.localName}> ${sentence(finding("hidesMember", { name }))}`);
    }
    // The inspector explains in the page's language what the messages about attributes state in English.
    const hasLines = logged.size > 0 || log.history?.messages.some((line) => aboutAttribute.test(line));
    if (hasLines && !requestsInspector(page) && config.get().inspector) logOnce(say("inspect"));
  }

  for (const each of pageFindings({ jsonError: jsonError(), similarBlock: similarBlock() }))
    logOnce(sentence(each));
  checkPage();
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      checkPage();
    });
  }).observe(pageDocument.documentElement, { childList: true, subtree: true, attributes: true });
}

const notes = new WeakMap<Element, HTMLElement>();

/**
 * Shows a sentence to authors in the page, below the content of an element.
 *
 * @param sentence undefined removes the note
 */
function noteBelow(element: Element, sentence: string | undefined): void {
  const known = notes.get(element);
  if (sentence === undefined || !element.shadowRoot) return known?.remove();
  const note = known ?? pageDocument.createElement("p");
  notes.set(element, note);
  note.setAttribute("part", "error");
  const tag = pageDocument.createElement("code");
  tag.textContent = `<${element.localName}>`;
  note.replaceChildren(tag, ` ${sentence}`);
  // The note is inserted next to the box that React renders into.
  element.shadowRoot.append(note);
}
