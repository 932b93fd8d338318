import type { Bilingual } from "../definition/kinds";

/** The `help` option of a key, for spreading into its options. */
export const help = (it: string, en: string): { readonly help: Bilingual } => ({ help: { it, en } });
