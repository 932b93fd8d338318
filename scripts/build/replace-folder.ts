import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * A folder for an incomplete build. It has the same depth as the final folder, because source maps contain
 * relative paths.
 *
 * @param output the final folder relative to the project, such as `dist/light`
 */
export const nextFolder = (output: string): string =>
  output.replace(/^\.?/, output.includes("/") ? ".next-of-" : ".next-");

/**
 * Replaces a folder after `write` has succeeded. If `write` throws, the folder stays unchanged.
 *
 * @param folder the folder to replace
 * @param next the folder that `write` fills. Files of an interrupted call are removed from it first
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
