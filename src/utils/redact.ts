import { isDomException, isError } from "./objects";

/** Names of fields that may contain personal data or credentials. Their values are always hidden. */
const secretFields = [
  /authorization|cookie|passcode|password|token|jwt|nick|balance|session[-_]?id|api[-_]?key/i,
  /^(user_?name|name|e-?mail|(.*[-_])?ip(_?address)?)$/i,
  // This pattern is case-sensitive, so that it matches `userIp` but not `tooltip`.
  /[a-z]I[pP](Address)?$/,
];

const isSecret = (field: string) => secretFields.some((pattern) => pattern.test(field));

const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{4,}(\.[\w-]*){0,4}/g, "[token]"],
  // The values of the headers Authorization and Cookie may contain several words, so the rest of the line is
  // hidden.
  [/\b(authorization|cookie)(\\{0,9}["']?\s*(?:[:=]|%(?:25){0,9}3[ad])).*/gi, "$1$2[hidden]"],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, "$1 [hidden]"],
  [
    // The name may be quoted, even within another JSON string or a URL. A quoted value ends at its own
    // closing quote. The lookahead keeps the message about a wrong configuration value, which does not
    // contain a secret.
    /([\w-]{0,40}(?:passcode|password|jwt|token|session[-_]?id|api[-_]?key)[\w-]{0,40}\\{0,9}(?:["']|%(?:25){0,9}2[27])?\s{0,9}(?:[:=]|%(?:25){0,9}3[ad])\s{0,9})(?!expected an? )(?:(\\{0,9}["'])[^]*?(?:(?<!\\)\2|$)|[^\s,;}&]+)/gi,
    "$1[hidden]",
  ],
  [/[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,4}/g, "[e-mail]"],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, "[ip]"],
  [/(?<![\w:])([\da-f]{1,4}:){2,7}:?([\da-f]{1,4}(:[\da-f]{1,4}){0,6})?(?![\w:])/gi, "[ip]"],
];

/** Longer texts are cut, because matching the patterns would take too long. */
const maxTextLength = 2000;

export function redactText(value: string): string {
  return secretPatterns.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    value.slice(0, maxTextLength),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactText(value);
  if (isError(value)) return redactText(`${value.name}: ${String(value.message)}`);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= 4) return "[…]";
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isSecret(key) ? "[hidden]" : redactValue(field, depth + 1),
    ]),
  );
}

/**
 * A copy without secrets, at most four levels deep. The copy of an error contains only its name and message.
 */
export function redact(value: unknown): unknown {
  try {
    return redactValue(value, 0);
  } catch {
    return "[unreadable]";
  }
}

/** Maximum number of nested causes of an error that are copied completely. */
const maxCauses = 4;

function copyError(error: Error, depth: number): Error {
  const { message, name, stack, cause } = error;
  const safeCause = isError(cause) && depth < maxCauses ? copyError(cause, depth + 1) : redact(cause);
  const copy = new Error(redactText(String(message)), cause === undefined ? undefined : { cause: safeCause });
  // The getters of `DOMException` work only on a real `DOMException`.
  if (!isDomException(error)) Object.setPrototypeOf(copy, Object.getPrototypeOf(error) as object);
  return Object.assign(copy, redact({ ...error }), { name, stack: redactText(String(stack)) });
}

/**
 * A copy of an error for code outside the library. Its texts contain no secrets. It has the same class,
 * enumerable fields, cause and stack as the error.
 */
export function redactError(error: Error): Error {
  try {
    return copyError(error, 0);
  } catch {
    return new Error("[unreadable]");
  }
}
