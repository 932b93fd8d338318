import { boundedText } from "../../utils/bounded-text";

/** Maximum number of characters in a name. A longer name is cut, so that it does not fill a card. */
const maxNameLength = 60;

/** Maximum number of digits in a name. A text with more digits is an id. */
const maxDigits = 2;

/**
 * A name that an operator has given, as readable text: `tipoGioco`, `tipo_gioco` and `tipo-gioco` become
 * "tipo gioco". Consecutive capitals are kept: `statoVIP` becomes "stato VIP".
 *
 * @returns undefined for an id, which means nothing to players
 */
export function readableName(written: string | undefined): string | undefined {
  const words = boundedText(written, maxNameLength)
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ")
    .replace(/[\s_.:/-]+/gu, " ")
    .trim()
    .replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (capital) => capital.toLowerCase());
  const digits = words.replace(/\D/g, "").length;
  return /\p{L}/u.test(words) && digits <= maxDigits ? words : undefined;
}

/** The text with its first letter capitalised. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
