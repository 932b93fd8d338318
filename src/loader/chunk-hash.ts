/**
 * The hash in the name of a chunk's file, from its sha256 digest in base64: the loader needs no second list. The build
 * names the files by it too (`scripts/build/digest-names.ts`).
 */
export const hashOf = (digest: string): string => digest.slice(0, 6).toLowerCase().replace(/\W/g, "0");
