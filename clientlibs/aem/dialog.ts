import type { Bilingual, Kind, WidgetDefinition } from "../../src/definition";
import { type AttributeRow, defaultText, itemAttributes, ownAttributes } from "../describe";
import { authorSlots, itemText, listName } from "./author-slots";
import { words } from "./names";
import { contentXml, type RepositoryNode } from "./xml";

const foundation = "granite/ui/components/coral/foundation";
const form = `${foundation}/form`;

type Properties = RepositoryNode["properties"];

function node(
  name: string,
  properties: Properties,
  children: readonly RepositoryNode[] = [],
): RepositoryNode {
  return { name, properties: { "jcr:primaryType": "nt:unstructured", ...properties }, children };
}

const items = (children: readonly RepositoryNode[]) => [node("items", {}, children)];

/** The properties that all fields have. AEM translates the Italian texts with the package's dictionary. */
const described = (name: string, label: Bilingual, help: Bilingual): Properties => ({
  name: `./${name}`,
  fieldLabel: label.it,
  fieldDescription: help.it,
});

const selectItems = (choices: readonly string[], preset: string | undefined) =>
  items(
    choices.map((choice, index) =>
      node(`choice${index + 1}`, { text: choice, value: choice, selected: choice === preset || undefined }),
    ),
  );

/** A hidden field: AEM then deletes an empty number instead of storing an empty text. */
const ignoredWhenEmpty = (name: string) =>
  node(`${name}IgnoreBlanks`, {
    "sling:resourceType": `${form}/hidden`,
    name: `./${name}@IgnoreBlanks`,
    value: "true",
  });

/** A civil date is stored as the text `yyyy-mm-dd`, without time and zone, so that its day cannot change. */
const dateForm: Properties = { type: "date", displayedFormat: "DD/MM/YYYY", valueFormat: "YYYY-MM-DD" };

const resourceTypes: Readonly<Record<Kind<unknown>["type"], string | undefined>> = {
  text: "textfield",
  pattern: "textfield",
  list: "textfield",
  number: "numberfield",
  date: "datepicker",
  address: "pathfield",
  choice: "select",
  flag: "checkbox",
  function: undefined,
  texts: undefined,
  tours: undefined,
};

function ownProperties({ kind, label, help }: AttributeRow): Properties {
  const preset = defaultText(kind);
  if (kind.type === "flag")
    return {
      text: label.it,
      fieldLabel: undefined,
      fieldDescription: help.it,
      value: "true",
      uncheckedValue: "false",
      checked: preset === "true" || undefined,
    };
  if (kind.type === "number") return { min: kind.min, max: kind.max, step: "any", value: preset };
  if (kind.type === "date") return { ...dateForm, value: preset };
  if (kind.type === "address")
    return { rootPath: "/content", fieldDescription: `${help.it} ${words.address.it}` };
  if (kind.type === "choice") return { emptyOption: true, emptyText: words.defaultChoice.it };
  return { value: preset };
}

function field(row: AttributeRow): readonly RepositoryNode[] {
  const { field: name, kind, label, help } = row;
  const type = resourceTypes[kind.type];
  if (type === undefined) return [];
  const properties: Properties = {
    "sling:resourceType": `${form}/${type}`,
    ...described(name, label, help),
    required: kind.required || undefined,
    ...ownProperties(row),
  };
  const children = kind.type === "choice" ? selectItems(kind.choices ?? [], defaultText(kind)) : [];
  return [node(name, properties, children), ...(kind.type === "number" ? [ignoredWhenEmpty(name)] : [])];
}

/** The field of a slot: formatted text; HTL removes unsafe markup when it prints the text. */
const slotField = ([name, { label, help }]: ReturnType<typeof authorSlots>[number]) =>
  node(name, {
    "sling:resourceType": "cq/gui/components/authoring/dialog/richtext",
    ...described(name, label ?? { it: name, en: name }, help),
    useFixedInlineToolbar: true,
  });

/** The list of repeated children: each item becomes a node below `./steps`, in its order. */
function itemsField({ items: description }: WidgetDefinition): RepositoryNode[] {
  if (!description) return [];
  const { label, help, content } = description;
  const name = listName(description);
  const fields = [...itemAttributes(description).flatMap(field), slotField([itemText, { ...content }])];
  const list = node(
    name,
    {
      "sling:resourceType": `${form}/multifield`,
      composite: true,
      fieldLabel: label.it,
      fieldDescription: help.it,
    },
    [node("field", { "sling:resourceType": `${foundation}/container`, name: `./${name}` }, items(fields))],
  );
  return [list];
}

/** Fields of attributes that any HTML element has. */
const identification = ({ formAssociated }: WidgetDefinition): RepositoryNode[] => [
  node("id", {
    "sling:resourceType": `${form}/textfield`,
    ...described("id", words.id, words.idHelp),
    validation: "html-unique-id-validator",
  }),
  ...(formAssociated
    ? [
        node("name", {
          "sling:resourceType": `${form}/textfield`,
          ...described("name", words.name, words.nameHelp),
        }),
      ]
    : []),
];

function tab(name: string, title: Bilingual, fields: readonly RepositoryNode[]): RepositoryNode[] {
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
      { "jcr:title": title.it, "sling:resourceType": `${foundation}/container`, margin: true },
      items([columns]),
    ),
  ];
}

/** `_cq_dialog/.content.xml`: one field for each attribute and for each slot whose content the author writes, and a list. */
export function dialogXml(definition: WidgetDefinition): string {
  const fields = [...ownAttributes(definition).flatMap(field), ...authorSlots(definition).map(slotField)];
  const tabs = node("tabs", { "sling:resourceType": `${foundation}/tabs`, maximized: true }, [
    ...items([
      ...tab("properties", words.properties, fields),
      ...(definition.items ? tab("items", definition.items.label, itemsField(definition)) : []),
      ...tab("identification", words.identification, identification(definition)),
    ]),
  ]);
  return contentXml(
    {
      "jcr:primaryType": "nt:unstructured",
      "jcr:title": definition.title.it,
      "sling:resourceType": "cq/gui/components/authoring/dialog",
    },
    [node("content", { "sling:resourceType": `${foundation}/container` }, items([tabs]))],
  );
}
