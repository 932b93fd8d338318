import { strToU8, zipSync } from "fflate";
import type { OutputFile } from "./source";

/** A fixed time stamp, the earliest that the ZIP format supports, so that the same files always give the same bytes. */
const fixedTime = new Date(1980, 0, 1);

const bytes = (content: string | Uint8Array) => (typeof content === "string" ? strToU8(content) : content);

/** Makes a ZIP archive of the files, in the given order. */
export function zip(files: readonly OutputFile[]): Uint8Array {
  const entries = files.map(({ path, content }) => [path, bytes(content)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: fixedTime });
}
