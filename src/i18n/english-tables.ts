import type { TextTable } from "./texts";

/**
 * The English texts by namespace. Empty in the sources, where each set of texts has both languages: the build moves the
 * English ones here, into a separate chunk (decision 40).
 */
export const englishTables: Readonly<Record<string, TextTable>> = {};
