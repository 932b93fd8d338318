import type { Bilingual } from "../../src/definition";

/** A word that the pages use, and what it means. */
export interface GlossaryWord {
  /** For links to it. */
  readonly id: string;
  readonly word: Bilingual;
  /** Backticks mark code. */
  readonly meaning: Bilingual;
  /** Where the pages say more. */
  readonly more?: Bilingual & { readonly href: string };
}

export interface GlossaryGroup {
  readonly id: string;
  readonly title: Bilingual;
  readonly words: readonly GlossaryWord[];
}
