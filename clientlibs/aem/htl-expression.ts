import type { Bilingual } from "../../src/description";
import type { Say } from "./dictionary";

const codePoint = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A string literal of HTL. Characters with a meaning in HTL or HTML are written as Unicode escapes. */
const literal = (text: string) => `'${text.replace(/[\\'"<>&`${}]|\p{Control}/gu, codePoint)}'`;

/** The literal of a text's key, for an expression with the option `i18n`. */
export const sentence = (say: Say, text: Bilingual) => literal(say(text));

export const expression = (value: string, options = "") => `\${${value}${options && ` @ ${options}`}}`;
