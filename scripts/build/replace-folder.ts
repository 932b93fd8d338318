import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * A folder for a build that is not complete, at the same depth as its later place: source maps contain relative paths.
 *
 * @param output relative to the project, as `dist/light`
 */
export const nextFolder = (output: string): string =>
  output.replace(/^\.?/, output.includes("/") ? ".next-of-" : ".next-");

/**
 * Writes a folder anew. It stays as it is until `write` has succeeded, and if `write` throws.
 *
 * @param folder the folder to replace
 * @param next where `write` puts the files. What an interrupted call has left there is removed first
 */
export function replaceFolder(folder: string, next: string, write: () => void): void {
  const previous = `${next}-previous`;
  // An interrupted call may have moved the folder away without a replacement.
  if (existsSync(previous) && !existsSync(folder)) renameSync(previous, folder);
  remove(previous);
  remove(next);
  try {
    write();
    if (!existsSync(next)) throw new Error(`nothing was written to ${next}`);
    mkdirSync(dirname(folder), { recursive: true });
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(next, folder);
    remove(previous);
  } finally {
    remove(next);
  }
}
