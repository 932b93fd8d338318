const replacements = [
  "\0",
  "\n",
  "\r\n",
  ":",
  "\\",
  "\\c",
  "\u2028",
  "\ud83d",
  "{",
  "]",
  '"',
  "__proto__",
  "constructor",
  "content-length:3\n",
  "content-length:-1\n",
  "content-length:x\n",
  "subscription:__proto__\n",
  "subscription:sub-9\n",
  "message-id:\n",
  "objectType:ApiException\n",
  "callback:error\n",
  "null",
  "1e999",
  '{"errors":[{"status":403}]}',
  "[".repeat(200),
];

/** Returns a text with one mutation: a part is removed, inserted or doubled, or one character is replaced. */
export function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const length = Math.ceil(random() ** 3 * 40);
  const before = text.slice(0, at);
  const after = text.slice(at);
  const kinds = [
    () => before + after.slice(length),
    () => before + (replacements[Math.floor(random() * replacements.length)] ?? "") + after,
    () => before + after.slice(0, length) + after,
    () => before + String.fromCharCode(Math.floor(random() * 256)) + after.slice(1),
    () => before,
    () => after,
  ];
  const result = kinds[Math.floor(random() * kinds.length)]?.() ?? text;
  return random() < 0.3 ? mutate(result, random) : result;
}
