import { en } from "./words-en";
import { it } from "./words-it";

export type Language = "it" | "en";

/** Texts that several pages use. Definitions and single pages have their own. */
export const wordsIn: Readonly<Record<Language, typeof it>> = { it, en };
