import { strToU8, zipSync } from "fflate";
import type { OutputFile } from "./source";

/** The earliest day that a ZIP can name: the same files give the same bytes on any day. */
const noDay = new Date(1980, 0, 1);

const bytes = (content: string | Uint8Array) => (typeof content === "string" ? strToU8(content) : content);

/** A ZIP of the files in their given order. */
export function zip(files: readonly OutputFile[]): Uint8Array {
  const entries = files.map(({ path, content }) => [path, bytes(content)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noDay });
}
