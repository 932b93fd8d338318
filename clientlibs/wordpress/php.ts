/** A value that can be written as PHP. A key with the value `undefined` is omitted. */
export type PhpValue =
  | string
  | number
  | boolean
  | undefined
  | readonly PhpValue[]
  | { readonly [key: string]: PhpValue };

const text = (value: string) => `'${value.replace(/[\\']/g, "\\$&")}'`;

/** A PHP literal with one entry per line, so that differences are readable. */
function phpLiteral(value: Exclude<PhpValue, undefined>, indent = ""): string {
  if (typeof value === "string") return text(value);
  if (typeof value !== "object") return String(value);
  const inner = `${indent}\t`;
  const entries = Array.isArray(value)
    ? value.map((item: PhpValue) => ["", item] as const)
    : Object.entries(value).map(([key, item]) => [`${text(key)} => `, item] as const);
  const lines = entries.flatMap(([key, item]) =>
    item === undefined ? [] : [`${inner}${key}${phpLiteral(item, inner)},\n`],
  );
  return lines.length === 0 ? "array()" : `array(\n${lines.join("")}${indent})`;
}

/** A PHP file that returns a value. If requested directly, it prints nothing. */
export const phpFile = (value: Exclude<PhpValue, undefined>, comment: string): string =>
  `<?php\n// ${comment}\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${phpLiteral(value)};\n`;
