import type { Kind } from "../definition/kinds";
import type { Language, TextOverrides } from "../i18n/texts";
import { isRecord } from "../utils/objects";

const languages: readonly Language[] = ["it", "en"];

const isTable = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((sentence) => typeof sentence === "string");

const isOverrides = (value: unknown): value is TextOverrides =>
  isRecord(value) &&
  Object.entries(value).every(
    ([language, table]) => languages.includes(language as Language) && isTable(table),
  );

/**
 * An operator's own texts, such as `{it: {"date-picker.choose": "…"}}`. Later texts are merged into earlier
 * ones.
 */
export function textOverrides(): Kind<TextOverrides, true> {
  return {
    type: "texts",
    expected: 'an object of texts like {"it": {"date-picker.choose": "Scegli"}}',
    required: false,
    default: {},
    property: false,
    merge: (earlier, later) => ({
      it: { ...earlier.it, ...later.it },
      en: { ...earlier.en, ...later.en },
    }),
    read: (input) => (isOverrides(input) ? input : undefined),
  };
}
