import { folderOf } from "../../distribution/names";
import type { Bilingual, DescribedWidget } from "../../src/description";
import { type AttributeRow, authorSlots, ownAttributes } from "../describe";
import type { Say } from "./dictionary";
import { field, foundation, identification, items, itemsField, node, slotField } from "./fields";
import { words } from "./names";
import { contentXml, type RepositoryNode } from "./xml";

function tab(say: Say, name: string, title: Bilingual, fields: readonly RepositoryNode[]): RepositoryNode[] {
  if (fields.length === 0) return [];
  const column = node("column", { "sling:resourceType": `${foundation}/container` }, items(fields));
  const columns = node(
    "columns",
    { "sling:resourceType": `${foundation}/fixedcolumns`, margin: true },
    items([column]),
  );
  return [
    node(
      name,
      { "jcr:title": say(title), "sling:resourceType": `${foundation}/container`, margin: true },
      items([columns]),
    ),
  ];
}

/** AEM's own tab for the style system: `tab_edit` chooses a style, `tab_design` lists the allowed styles. */
const styleTab = (kind: "tab_edit" | "tab_design") =>
  node("styletab", {
    "sling:resourceType": `${foundation}/include`,
    path: `/mnt/overlay/cq/gui/components/authoring/dialog/style/${kind}/styletab`,
  });

function dialog(
  say: Say,
  definition: DescribedWidget,
  docs: string,
  tabs: readonly RepositoryNode[],
): string {
  const content = node("tabs", { "sling:resourceType": `${foundation}/tabs`, maximized: true }, items(tabs));
  return contentXml(
    {
      "jcr:primaryType": "nt:unstructured",
      "jcr:title": say(definition.title),
      "sling:resourceType": "cq/gui/components/authoring/dialog",
      helpPath: `${docs}/${folderOf(definition.tag)}.html`,
    },
    [node("content", { "sling:resourceType": `${foundation}/container` }, items([content]))],
  );
}

/**
 * Appends the meaning of an empty field to the help text of a site-wide value. Used only in component
 * dialogs.
 */
const ofComponent = (row: AttributeRow): AttributeRow =>
  row.kind.siteWide
    ? {
        ...row,
        help: {
          it: `${row.help.it} ${words.siteWideHelp.it}`,
          en: `${row.help.en} ${words.siteWideHelp.en}`,
        },
      }
    : row;

/**
 * `_cq_dialog/.content.xml`: one field for each attribute and for each slot whose content the author writes,
 * and the list of repeated children.
 *
 * @param docs the URL path of the author documentation
 */
export function dialogXml(say: Say, definition: DescribedWidget, docs: string): string {
  const fields = [
    ...ownAttributes(definition).flatMap((row) => field(say, ofComponent(row))),
    ...authorSlots(definition).map((slot) => slotField(say, slot)),
  ];
  return dialog(say, definition, docs, [
    ...tab(say, "properties", words.properties, fields),
    ...(definition.items ? tab(say, "items", definition.items.label, itemsField(say, definition)) : []),
    ...tab(say, "identification", words.identification, identification(say, definition)),
    styleTab("tab_edit"),
  ]);
}

/** `_cq_design_dialog/.content.xml`: the values that a policy sets for all components of this kind, and the styles. */
export function designDialogXml(say: Say, definition: DescribedWidget, docs: string): string {
  const fields = ownAttributes(definition)
    .filter(({ kind }) => kind.siteWide)
    .flatMap((row) => field(say, row));
  return dialog(say, definition, docs, [
    ...tab(say, "properties", words.siteWide, fields),
    styleTab("tab_design"),
  ]);
}
