import { type CivilDate, parseCivilDate, parseCivilSpan, toIsoDate, toIsoSpan } from "../time/civil-date";
import { withoutPrototype } from "../utils/objects";
import { pageUrl, safeUrl, type UrlUse } from "../utils/url";

/**
 * The kind of value of an attribute or a configuration key: how it is parsed.
 * `Present` is true if the value is never undefined, because of `required` or `default`.
 */
export interface Kind<Value, Present extends boolean = boolean> {
  /**
   * Name of the kind, for generators and the inspector. It determines the field in an editor's dialog and the
   * description of the value.
   */
  readonly type:
    | "text"
    | "pattern"
    | "flag"
    | "number"
    | "choice"
    | "date"
    | "span"
    | "url"
    | "list"
    | "function"
    | "texts"
    | "tours";
  /** Completes the message "expected …" in the console. */
  readonly expected: string;
  readonly required: boolean;
  readonly default: Value | undefined;
  readonly choices?: readonly string[];
  readonly use?: UrlUse;
  /** Limits of a number; undefined for no limit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True if the element also has a property of this name, which overrides the attribute (form values). */
  readonly property: boolean;
  /**
   * Merges a later configuration value into an earlier one. Without this method the later value replaces the
   * earlier one.
   */
  merge?(earlier: Value, later: Value): Value;
  /** Parses the input; undefined if it is not valid. Never throws. */
  read(input: unknown): Value | undefined;
  /** Exists only in the type, for inference. */
  readonly present?: Present;
}

export interface KindOptions<Value> {
  readonly required?: boolean;
  readonly default?: Value;
  readonly property?: boolean;
}

type IsPresent<Options> = Options extends { required: true } | { default: unknown } ? true : false;

/** The type of the value that a component or a service receives. */
export type ValueOf<K> =
  K extends Kind<infer Value, infer Present> ? (Present extends true ? Value : Value | undefined) : never;

type Reader<Value> = (input: unknown) => Value | undefined;

function kindOf<Value, Options extends KindOptions<Value>>(
  type: Kind<Value>["type"],
  expected: string,
  options: Options,
  read: Reader<Value>,
): Kind<Value, IsPresent<Options>> {
  // The kind has no prototype, because old scripts add members such as `default` to `Object.prototype`.
  const kind = withoutPrototype({ required: false, property: false, ...options, type, expected, read });
  return kind as unknown as Kind<Value, IsPresent<Options>>;
}

/** Attributes are text; configuration values may also be numbers and booleans. */
const fromText =
  <Value>(read: (text: string) => Value | undefined): Reader<Value> =>
  (input) =>
    typeof input === "string" || typeof input === "number" || typeof input === "boolean"
      ? read(String(input))
      : undefined;

/** Longer values are invalid (security row S24). */
const maxValueLength = 64_000;

/** Any string, even an empty one. */
export function text<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "text",
    "a text of at most 64 kB",
    options,
    fromText((value) => (value.length <= maxValueLength ? value : undefined)),
  );
}

/**
 * A boolean attribute. Any value except `false` means true, as in HTML and HTL.
 * @default false
 */
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
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A whole number: `12px` and `2.5` are not valid. */
export function integer<const Options extends NumberOptions>(options: Options = {} as Options) {
  const { min = -Infinity, max = Infinity } = options;
  const kind = kindOf<number, Options>(
    "number",
    `a whole number${min > -Infinity ? ` from ${min}` : ""}${max < Infinity ? ` to ${max}` : ""}`,
    options,
    fromText((value) => {
      const trimmed = value.trim();
      const parsed = /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : NaN;
      return parsed >= min && parsed <= max ? parsed : undefined;
    }),
  );
  return kind;
}

/** One of several fixed values. */
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

/** A calendar day, written `yyyy-mm-dd` or `dd/mm/yyyy`. */
export function civilDate<const Options extends KindOptions<CivilDate>>(options: Options = {} as Options) {
  return kindOf<CivilDate, Options>("date", expectedDate, options, fromText(parseCivilDate));
}

/** A calendar day as the string `yyyy-mm-dd`, for form values. It accepts the same two formats. */
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

/**
 * Two calendar days as the string `yyyy-mm-dd/yyyy-mm-dd`, for form values. The second day is not before the
 * first.
 */
export function isoSpan<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "span",
    "two dates as yyyy-mm-dd/yyyy-mm-dd, the second not before the first",
    options,
    fromText((value) => {
      const span = parseCivilSpan(value);
      return span && toIsoSpan(span);
    }),
  );
}

/** Replaces the page's URL if there is no page, for example in a generator. */
const placeholderBase = new URL("https://page.invalid/");

/**
 * Reads a URL through the safe-URL check. A URL without a scheme stays on the page's origin, regardless of `<base>`.
 */
const urlFor = (use: UrlUse) =>
  fromText((value) => {
    const written = value.trim();
    if (written === "" || written.length > maxValueLength) return undefined;
    const here = "location" in globalThis ? pageUrl() : placeholderBase;
    const url = safeUrl(written, here, use);
    if (url === undefined) return undefined;
    const isWhole = /^(https?:\/\/|data:)/i.test(written);
    if (!isWhole && new URL(url).origin !== here.origin) return undefined;
    return here === placeholderBase ? written : url;
  });

/**
 * The URL of a page: a path of this site, or a whole URL with https (http on this machine). The value is absolute and
 * has passed the safe-URL check (S04), so it can be an `href` as it is.
 */
export function url<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  const expected = "a path, or a whole https URL (http on this machine)";
  return kindOf<string, Options>("url", expected, options, urlFor("link"));
}

/**
 * The URL of an image, checked and absolute like the `url` of a page. It may also be a `data:` URL of a
 * raster image.
 */
export function image<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  const expected = "the URL of an image: a path, or a whole https URL (http on this machine)";
  return {
    ...kindOf<string, Options>("url", expected, options, urlFor("image")),
    use: "image" as const,
  };
}

/** The URL of a server, such as `https://host`, which may include a path. A path alone is not valid. */
export function origin<const Options extends KindOptions<string>>(options: Options = {} as Options) {
  return kindOf<string, Options>(
    "url",
    "a whole https URL (http on this machine)",
    options,
    fromText((value) => {
      const trimmed = value.trim();
      const isAbsolute = /^https?:\/\//i.test(trimmed);
      return isAbsolute && safeUrl(trimmed, placeholderBase) ? trimmed : undefined;
    }),
  );
}

/** A list of strings: comma-separated in an attribute, an array in the configuration. Blank items are left out. */
export function list<const Options extends KindOptions<readonly string[]>>(options: Options = {} as Options) {
  const words = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== "");
  return kindOf<readonly string[], Options>("list", "words separated by commas", options, (input) => {
    if (typeof input === "string")
      return input.length <= maxValueLength ? words(input.split(",")) : undefined;
    return Array.isArray(input) && input.every((item) => typeof item === "string") ? words(input) : undefined;
  });
}

/** A function. Only the configuration can contain functions. */
export function callback<Fn extends (...args: never[]) => unknown>() {
  return kindOf<Fn, Record<never, never>>("function", "a function", {}, (input) =>
    typeof input === "function" ? (input as Fn) : undefined,
  );
}
