import type { Bilingual, DescribedKind, DescribedWidget } from "../../src/description";
import { type AttributeRow, type authorSlots, defaultText, itemAttributes } from "../describe";
import { formAttributes } from "../form-attributes";
import type { Say } from "./dictionary";
import { itemText, listName, words } from "./names";
import { multiple, type RepositoryNode } from "./xml";

export const foundation = "granite/ui/components/coral/foundation";
const form = `${foundation}/form`;

type Properties = RepositoryNode["properties"];

/** A node of a dialog. */
export function node(
  name: string,
  properties: Properties,
  children: readonly RepositoryNode[] = [],
): RepositoryNode {
  return { name, properties: { "jcr:primaryType": "nt:unstructured", ...properties }, children };
}

export const items = (children: readonly RepositoryNode[]) => [node("items", {}, children)];

/** Help text for dialogs, which print plain text: quotation marks replace the backticks of code. */
export const plainHelp = ({ it, en }: Bilingual): Bilingual => ({
  it: it.replace(/`([^`]+)`/g, "«$1»"),
  en: en.replace(/`([^`]+)`/g, "“$1”"),
});

/** Properties of every field. */
const described = (say: Say, name: string, label: Bilingual, help: Bilingual): Properties => ({
  name: `./${name}`,
  fieldLabel: say(label),
  fieldDescription: say(plainHelp(help)),
});

/** True if authors have to fill in a field. */
export const mustFill = ({ required, needed }: Pick<DescribedKind, "required" | "needed">) =>
  required || needed === true;

const selectItems = (say: Say, { choices, choiceLabels = {} }: DescribedKind, preset: readonly string[]) =>
  items(
    (choices ?? Object.keys(choiceLabels)).map((choice, index) =>
      node(`choice${index + 1}`, {
        text: choiceLabels[choice] ? say(choiceLabels[choice]) : choice,
        value: choice,
        selected: preset.includes(choice) || undefined,
      }),
    ),
  );

/**
 * A civil date is stored as the string `yyyy-mm-dd`, without time and zone, so that its day cannot change.
 */
const dateForm: Properties = { type: "date", displayedFormat: "DD/MM/YYYY", valueFormat: "YYYY-MM-DD" };

/** MIME types of images that authors can choose in the DAM or drop. */
export const pictureTypes = multiple("image/gif", "image/jpeg", "image/png", "image/webp", "image/avif");

const picture = (name: string): Properties => ({
  name: `./${name}File`,
  fileReferenceParameter: `./${name}`,
  mimeTypes: pictureTypes,
  allowUpload: false,
  class: "cq-droptarget",
});

const resourceTypes: Readonly<Record<DescribedKind["type"], string | undefined>> = {
  text: `${form}/textfield`,
  pattern: `${form}/textfield`,
  list: `${form}/textfield`,
  number: `${form}/numberfield`,
  date: `${form}/datepicker`,
  span: `${form}/textfield`,
  url: `${form}/pathfield`,
  choice: `${form}/select`,
  flag: `${form}/checkbox`,
  function: undefined,
  texts: undefined,
  tours: undefined,
};

/** The preset of a field. A site-wide value has no preset, because an empty field means the site's value. */
const presetOf = (kind: DescribedKind) => (kind.siteWide ? undefined : defaultText(kind));

/** True for a list whose items authors choose. AEM stores several strings, and HTL joins them. */
const isChosenList = ({ type, choiceLabels }: DescribedKind) => type === "list" && choiceLabels !== undefined;

/** A checkbox has its label next to it, and stores a string. */
const checkbox = (say: Say, label: Bilingual): Properties => ({
  text: say(label),
  fieldLabel: undefined,
  value: "true",
  uncheckedValue: "false",
});

function ownProperties(say: Say, { field: name, kind, label }: AttributeRow): Properties {
  const value = presetOf(kind);
  if (kind.type === "flag") return { ...checkbox(say, label), checked: value === "true" || undefined };
  if (kind.type === "number") return { min: kind.min, max: kind.max, step: "1", value };
  if (kind.type === "date") return { ...dateForm, value };
  if (kind.use === "image")
    return { "sling:resourceType": "cq/gui/components/authoring/dialog/fileupload", ...picture(name) };
  if (kind.type === "url") return { rootPath: "/content", value };
  if (isChosenList(kind)) return { "sling:resourceType": `${form}/select`, multiple: true };
  if (kind.type !== "choice") return { value };
  if (value !== undefined) return {};
  return { emptyOption: true, emptyText: say(mustFill(kind) ? words.choose : words.asConfigured) };
}

/** The field of an attribute, as a list; an empty list for an attribute that only scripts can set. */
export function field(say: Say, row: AttributeRow): readonly RepositoryNode[] {
  const { field: name, kind, label, help } = row;
  const type = resourceTypes[kind.type];
  if (type === undefined) return [];
  const properties: Properties = {
    "sling:resourceType": type,
    ...described(say, name, label, help),
    required: mustFill(kind) || undefined,
    ...ownProperties(say, row),
  };
  const preset = presetOf(kind)?.split(", ") ?? [];
  if (!isChosenList(kind))
    return [node(name, properties, kind.type === "choice" ? selectItems(say, kind, preset) : [])];
  const hint = { "sling:resourceType": `${form}/hidden`, name: `./${name}@TypeHint`, value: "String[]" };
  return [node(name, properties, selectItems(say, kind, preset)), node(`${name}TypeHint`, hint)];
}

const features = (...names: readonly string[]) => ({ features: multiple(...names) });

/** Formatting that authors need in texts. HTL removes unsafe markup when it prints them. */
const richTextEditor = [
  node("rtePlugins", {}, [
    node("format", features("bold", "italic")),
    node("links", features("modifylink", "unlink")),
    node("lists", features("unordered", "ordered")),
    node("edit", features("paste-plaintext")),
    node("undo", features("undo", "redo")),
  ]),
  node("uiSettings", {}, [
    node("cui", {}, [
      node("inline", {
        toolbar: multiple(
          "format#bold",
          "format#italic",
          "links#modifylink",
          "links#unlink",
          "lists#unordered",
          "lists#ordered",
        ),
      }),
    ]),
  ]),
];

/** The field of a slot: formatted text. */
export const slotField = (
  say: Say,
  [name, { label, help, needed }]: ReturnType<typeof authorSlots>[number],
) =>
  node(
    name,
    {
      "sling:resourceType": "cq/gui/components/authoring/dialog/richtext",
      ...described(say, name, label ?? { it: name, en: name }, help),
      required: needed === true || undefined,
      useFixedInlineToolbar: true,
    },
    richTextEditor,
  );

/**
 * The dialog field for the list of repeated children. AEM stores each item as a node below the list's node,
 * in the order of the list.
 */
export function itemsField(say: Say, { items: description }: DescribedWidget): RepositoryNode[] {
  if (!description) return [];
  const { label, help, content } = description;
  const name = listName(description);
  const fields = [
    ...itemAttributes(description).flatMap((row) => field(say, row)),
    slotField(say, [itemText, { ...content }]),
  ];
  const list = node(
    name,
    {
      "sling:resourceType": `${form}/multifield`,
      composite: true,
      fieldLabel: say(label),
      fieldDescription: say(plainHelp(help)),
    },
    [node("field", { "sling:resourceType": `${foundation}/container`, name: `./${name}` }, items(fields))],
  );
  return [list];
}

/** Fields of attributes that any HTML element has. */
export const identification = (say: Say, definition: DescribedWidget): RepositoryNode[] => [
  node("id", {
    "sling:resourceType": `${form}/textfield`,
    ...described(say, "id", words.id, words.idHelp),
    validation: "html-unique-id-validator",
  }),
  ...formAttributes(definition).map(({ name, label, help, isFlag }) =>
    node(name, {
      "sling:resourceType": `${form}/${isFlag ? "checkbox" : "textfield"}`,
      ...described(say, name, label, help),
      ...(isFlag && checkbox(say, label)),
    }),
  ),
];
