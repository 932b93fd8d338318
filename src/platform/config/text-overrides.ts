import type { Bilingual, Kind } from "../../definition/kinds";
import type { Language, TextOverrides } from "../../i18n/texts";
import { isRecord } from "./group";

const languages: readonly Language[] = ["it", "en"];

/** The sentences of an operator: `{it: {"date-picker.choose": "…"}}`. What is not text is left out. */
export function textOverrides(options: { readonly help: Bilingual }): Kind<TextOverrides, true> {
  return {
    type: "texts",
    expected: 'an object like {"it": {"date-picker.choose": "Scegli"}}',
    required: false,
    default: {},
    property: false,
    help: options.help,
    read(input) {
      if (!isRecord(input)) return undefined;
      const tables = languages.map((language) => {
        const table = isRecord(input[language]) ? Object.entries(input[language]) : [];
        return [language, Object.fromEntries(table.filter(([, sentence]) => typeof sentence === "string"))];
      });
      return Object.fromEntries(tables) as TextOverrides;
    },
  };
}
