import type { Bilingual } from "../definition/kinds";

/** The help of a key, to be spread into its options. */
export const help = (it: string, en: string): { readonly help: Bilingual } => ({ help: { it, en } });
