import { type CivilDate, parseCivilDate, toIsoDate } from "../time/civil-date";
import { safeAddress } from "../utils/url";

/** One sentence in both languages of the library, for authors and editors; removed from `dist`. */
export interface Bilingual {
  readonly it: string;
  readonly en: string;
}

/**
 * What an attribute or a configuration key accepts: how it is read, and what generators need to know of it.
 * `Present` is true where the reader never meets `undefined`, because of `required` or `default`.
 */
export interface Kind<Value, Present extends boolean = boolean> {
  /** Names the kind for generators: the editor's dialog field, the documentation's type column. */
  readonly type: "text" | "flag" | "number" | "choice" | "date" | "address" | "list" | "function" | "texts";
  /** Ends the sentence "expected …" in the console. */
  readonly expected: string;
  readonly required: boolean;
  readonly default: Value | undefined;
  readonly choices?: readonly string[];
  /** Limits of a number; without one there is none. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True where the element also has a property of this name, which wins over the attribute (form values). */
  readonly property: boolean;
  /** Names the field in an editor's dialog, in a few words. */
  readonly label?: Bilingual | undefined;
  readonly help: Bilingual | undefined;
  /** How a later value of the configuration joins an earlier one; without it the later one counts alone. */
  merge?(earlier: Value, later: Value): Value;
  /** The value, or undefined where the input cannot be read; never throws. */
  read(input: unknown): Value | undefined;
  /** Only for the type system. */
  readonly present?: Present;
}

export interface KindOptions<Value> {
  readonly required?: boolean;
  readonly default?: Value;
  readonly property?: boolean;
  readonly label?: Bilingual;
  readonly help?: Bilingual;
}

type IsPresent<Options> = Options extends { required: true } | { default: unknown } ? true : false;

/** The type that a component or a service receives for a kind. */
export type ValueOf<K> =
  K extends Kind<infer Value, infer Present> ? (Present extends true ? Value : Value | undefined) : never;

type Reader<Value> = (input: unknown) => Value | undefined;

function kindOf<Value, Options extends KindOptions<Value>>(
  type: Kind<Value>["type"],
  expected: string,
  options: Options,
  read: Reader<Value>,
): Kind<Value, IsPresent<Options>> {
  return {
    type,
    expected,
    read,
    required: options.required ?? false,
    default: options.default,
    property: options.property ?? false,
    label: options.label,
    help: options.help,
  };
}

/** Attributes give text; configuration gives numbers and booleans as well. */
const fromText =
  <Value>(read: (text: string) => Value | undefined): Reader<Value> =>
  (input) =>
    typeof input === "string" || typeof input === "number" || typeof input === "boolean"
      ? read(String(input))
      : undefined;

/** Longer attributes are refused (security row S24). */
const maxTextLength = 64_000;

/** Any text, the empty one included. */
export function text<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "text",
    "a text of at most 64 kB",
    options,
    fromText((value) => (value.length <= maxTextLength ? value : undefined)),
  );
}

/** Present means true, as HTML and HTL write it; only `false` says no. Absent is false unless `default` says so. */
export function flag<const Options extends KindOptions<boolean>>(options: Options = {} as Options) {
  const withDefault = { default: false, ...options } as Options & { default: boolean };
  return kindOf<boolean, Options & { default: boolean }>(
    "flag",
    "true or false",
    withDefault,
    fromText((value) => value.trim().toLowerCase() !== "false"),
  );
}

export interface NumberOptions extends KindOptions<number> {
  readonly min?: number;
  readonly max?: number;
}

/** A decimal number and nothing else: `12px` is wrong, not 12. */
export function number<const Options extends NumberOptions>(options: Options = {} as Options) {
  const { min = -Infinity, max = Infinity } = options;
  const kind = kindOf<number, Options>(
    "number",
    `a number${min > -Infinity ? ` from ${min}` : ""}${max < Infinity ? ` to ${max}` : ""}`,
    options,
    fromText((value) => {
      const trimmed = value.trim();
      const read = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : NaN;
      return read >= min && read <= max ? read : undefined;
    }),
  );
  return { ...kind, min: options.min, max: options.max };
}

/** One of the given words. */
export function oneOf<const Choice extends string, const Options extends KindOptions<NoInfer<Choice>>>(
  choices: readonly Choice[],
  options: Options = {} as Options,
) {
  const kind = kindOf<Choice, Options>("choice", `one of ${choices.join(", ")}`, options, (input) =>
    choices.find((choice) => choice === input),
  );
  return { ...kind, choices };
}

const expectedDate = "a date as yyyy-mm-dd or dd/mm/yyyy";

/** A day, from `yyyy-mm-dd` or `dd/mm/yyyy`. */
export function civilDate<const Options extends KindOptions<CivilDate>>(options: Options = {} as Options) {
  return kindOf<CivilDate, Options>("date", expectedDate, options, fromText(parseCivilDate));
}

/** A day as the text `yyyy-mm-dd`: the form value of a date. The same two forms are read. */
export function isoDate<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "date",
    expectedDate,
    options,
    fromText((value) => {
      const date = parseCivilDate(value);
      return date && toIsoDate(date);
    }),
  );
}

/** Relative addresses are judged as if on some page; where they lead is the reader's own gate. */
const somePage = new URL("https://page.invalid/");

/** An address, absolute or relative to the page; https alone, http on this very machine. */
export function address<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "address",
    "an https address (http on this machine) or a path",
    options,
    fromText((value) => {
      const trimmed = value.trim();
      const address = trimmed === "" ? undefined : safeAddress(trimmed, somePage);
      return address?.startsWith("http") ? trimmed : undefined;
    }),
  );
}

/** A server's own address, as `https://host`: whatever path it has is part of it, a path alone is none. */
export function origin<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "address",
    "a whole https address (http on this machine)",
    options,
    fromText((value) => {
      const trimmed = value.trim();
      const isWhole = /^https?:\/\//i.test(trimmed);
      return isWhole && safeAddress(trimmed, somePage) ? trimmed : undefined;
    }),
  );
}

/** Several words: separated by commas in an attribute, an array in the configuration. Blank ones are left out. */
export function list<const Options extends KindOptions<readonly string[]>>(options: Options = {} as Options) {
  const words = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== "");
  return kindOf<readonly string[], Options>("list", "words separated by commas", options, (input) => {
    if (typeof input === "string") return input.length <= maxTextLength ? words(input.split(",")) : undefined;
    return Array.isArray(input) && input.every((item) => typeof item === "string") ? words(input) : undefined;
  });
}

/** A function, for the configuration only. */
export function callback<Fn extends (...args: never[]) => unknown>(
  options: { readonly help?: Bilingual } = {},
) {
  return kindOf<Fn, { readonly help?: Bilingual }>("function", "a function", options, (input) =>
    typeof input === "function" ? (input as Fn) : undefined,
  );
}
