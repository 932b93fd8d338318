import { en } from "./words-en";
import { it } from "./words-it";

export type Language = "it" | "en";

/** Texts that several pages use. Other texts are in the definitions and next to the code of single pages. */
export const wordsIn: Readonly<Record<Language, typeof it>> = { it, en };
