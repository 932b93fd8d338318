const plainDecimal = /^[+-]?\d+(\.\d+)?$/;
const italianDecimal = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** An amount as services write it: a number, `1234.50`, or with a comma as in `1.234,50`. */
export function parseAmount(input: unknown): number | undefined {
  if (typeof input === "number") return Number.isFinite(input) ? input : undefined;
  if (typeof input !== "string" || input.length > 30) return undefined;
  const text = input.trim();
  if (plainDecimal.test(text)) return Number(text);
  if (italianDecimal.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return undefined;
}
