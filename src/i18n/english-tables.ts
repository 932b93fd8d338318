import type { TextTable } from "./texts";

/**
 * The English texts by namespace. The table is empty in the sources, where each set of texts has both
 * languages. The build moves the English texts here, into a separate chunk (decision 40).
 */
export const englishTables: Readonly<Record<string, TextTable>> = {};
