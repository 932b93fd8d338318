export type Language = "it" | "en";

/** A text, or its singular and plural forms, chosen by `{count}`. Names in braces are placeholders. */
export type Text = string | { readonly one: string; readonly other: string };

export type TextTable = Readonly<Record<string, Text>>;

/** The texts of one part of the library (a widget, or `ui`) in both languages. */
export interface Texts<Table extends TextTable = TextTable> {
  /** Operators override `<namespace>.<key>` in the configuration. */
  readonly namespace: string;
  readonly it: Table;
  readonly en: { readonly [Key in keyof Table]: Text };
}

/** The English texts that have loaded, by namespace. */
let englishTables: Readonly<Record<string, TextTable>> = {};

export function addEnglish(tables: Readonly<Record<string, TextTable>>): void {
  englishTables = tables;
}

/**
 * Defines texts in both languages. A key that is missing in English is a type error.
 *
 * @param en the build moves it into the chunk of English texts; until that has loaded, the texts are Italian
 */
export function defineTexts<const Table extends TextTable>(
  namespace: string,
  it: Table,
  en: { readonly [Key in keyof Table]: Text } | undefined,
): Texts<Table> {
  return {
    namespace,
    it,
    get en() {
      return en ?? (englishTables[namespace] as typeof en) ?? it;
    },
  };
}

/** An operator's own texts for each language, by `<namespace>.<key>`. */
export type TextOverrides = { readonly [L in Language]?: Readonly<Record<string, string>> };

export type TextParameters = Readonly<Record<string, string | number>>;

/** The text of a key with its parameters filled in. */
export type Translate<Table extends TextTable = TextTable> = (
  key: keyof Table & string,
  parameters?: TextParameters,
) => string;

/** Both languages use the singular only for the whole number 1. */
function chooseForm(text: Text, parameters: TextParameters): string {
  if (typeof text === "string") return text;
  return Math.abs(Number(parameters.count)) === 1 ? text.one : text.other;
}

const quotes = "«»“”‘’";

/**
 * Replaces the quotation marks in a value that is itself quoted: «…» becomes “…” inside «…», and “…” becomes
 * ‘…’ inside “…”.
 */
const withInnerQuotes = (outer: string, value: string) =>
  value.replace(outer === "«" ? /[«»]/g : /[“”]/g, (mark) => quotes.charAt(quotes.indexOf(mark) + 2));

/** Creates the translate function of one set of texts. Placeholders without a parameter stay visible. */
export function translator<Table extends TextTable>(
  texts: Texts<Table>,
  language: Language,
  overrides: TextOverrides = {},
): Translate<Table> {
  return (key, parameters = {}) => {
    const text = overrides[language]?.[`${texts.namespace}.${key}`] ?? texts[language][key];
    const sentence = chooseForm(text, parameters);
    return sentence.replace(/([«“]?)\{(\w+)\}/g, (whole, quote: string, parameter: string) => {
      const value = parameters[parameter];
      if (value === undefined) return whole;
      return quote ? quote + withInnerQuotes(quote, String(value)) : String(value);
    });
  };
}
