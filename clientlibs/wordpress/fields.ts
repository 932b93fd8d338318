import type { Bilingual, DescribedKind, DescribedWidget } from "../../src/description";
import { type AttributeRow, defaultText, itemAttributes, ownAttributes } from "../describe";
import { editorWords } from "../editor-words";
import { formAttributes } from "../form-attributes";
import type { PhpValue } from "./php";

/** Types of attributes that blocks and shortcodes support. */
const fieldTypes: Readonly<Record<DescribedKind["type"], string | undefined>> = {
  text: "text",
  pattern: "text",
  list: "list",
  number: "number",
  date: "date",
  span: "text",
  url: "url",
  choice: "choice",
  flag: "flag",
  function: undefined,
  texts: undefined,
  tours: undefined,
};

const choicesOf = ({ choices = [], choiceLabels = {} }: DescribedKind) =>
  Object.fromEntries(choices.map((choice) => [choice, choiceLabels[choice] ?? { it: choice, en: choice }]));

/** One attribute, as PHP and the editor's script read it. */
export interface Field {
  readonly [key: string]: PhpValue;
  readonly attribute: string;
  readonly type: string;
  readonly label: Bilingual;
  readonly help: Bilingual;
}

export type Fields = Readonly<Record<string, Field>>;

function fieldOf({ name, kind, label, help }: AttributeRow): Field | undefined {
  const type = fieldTypes[kind.type];
  if (type === undefined) return undefined;
  return {
    attribute: name,
    type: kind.use === "image" ? "image" : type,
    label,
    help,
    required: kind.required || kind.needed || undefined,
    default: kind.type === "flag" ? kind.default === true : defaultText(kind),
    min: kind.min,
    max: kind.max,
    choices: kind.type === "choice" ? choicesOf(kind) : undefined,
  };
}

const fieldsFrom = (rows: readonly AttributeRow[]): Fields =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const field = fieldOf(row);
      return field ? [[row.field, field]] : [];
    }),
  );

const id = { name: "id", label: editorWords.id, help: editorWords.idHelp, isFlag: false };

/** Fields of attributes that any HTML element has. A boolean attribute is set if it is present. */
const identification = (definition: DescribedWidget): Fields =>
  Object.fromEntries(
    [id, ...formAttributes(definition)].map(({ name, label, help, isFlag }): [string, Field] => [
      name,
      { attribute: name, type: isFlag ? "flag" : "text", label, help, default: isFlag ? false : undefined },
    ]),
  );

/** The fields of a widget by name. Fields of the definition come first. */
export const widgetFields = (definition: DescribedWidget): Fields => ({
  ...fieldsFrom(ownAttributes(definition)),
  ...identification(definition),
});

/** The fields of a repeated child. */
export const childFields = ({ items }: DescribedWidget): Fields =>
  items ? fieldsFrom(itemAttributes(items)) : {};
