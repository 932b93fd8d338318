import type { Bilingual, WidgetDefinition } from "../../src/definition";
import { type AttributeRow, itemAttributes, ownAttributes } from "../describe";
import { authorSlots } from "./author-slots";
import { printedTexts } from "./htl";
import { words } from "./names";
import { contentXml, multiple } from "./xml";

const isAddress = ({ type }: { readonly type: string }) => type === "address";

const fieldSentences = ({ label, help, kind }: AttributeRow): Bilingual[] => [
  label,
  isAddress(kind) ? { it: `${help.it} ${words.address.it}`, en: `${help.en} ${words.address.en}` } : help,
];

function itemSentences({ items }: WidgetDefinition): Bilingual[] {
  if (!items) return [];
  const { label, help, content } = items;
  return [label, help, content.label, content.help, ...itemAttributes(items).flatMap(fieldSentences)];
}

/** Each text that dialogs, component nodes and templates show in Italian, with its translation. */
function sentences(definition: WidgetDefinition): Bilingual[] {
  const { title, summary } = definition;
  return [
    title,
    summary,
    ...ownAttributes(definition).flatMap(fieldSentences),
    ...itemSentences(definition),
    ...authorSlots(definition).flatMap(([, { label, help }]) => (label ? [label, help] : [help])),
    ...printedTexts(definition).map(([it, en]) => ({ it, en })),
  ];
}

/** The English dictionary: AEM looks up the Italian texts in it. */
export function dictionaryXml(definitions: readonly WidgetDefinition[]): string {
  const all = [...Object.values<Bilingual>(words), ...definitions.flatMap(sentences)];
  const english = new Map(all.map(({ it, en }) => [it, en]));
  const entries = [...english].map(([key, message], index) => ({
    name: `entry${index + 1}`,
    properties: { "jcr:primaryType": "sling:MessageEntry", "sling:key": key, "sling:message": message },
  }));
  return contentXml(
    { "jcr:language": "en", "jcr:mixinTypes": multiple("mix:language"), "jcr:primaryType": "sling:Folder" },
    entries,
  );
}
