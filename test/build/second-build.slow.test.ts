import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { filesIn } from "./files-in";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

it("the library has the same bytes after a second build (S28)", () => {
  const second = mkdtempSync(join(root, ".second-build-"));
  try {
    execFileSync("npm", ["run", "--silent", "build"], {
      cwd: root,
      env: { ...process.env, VETRINA_DIST: relative(root, second) },
    });
    // The folder may also contain the light build.
    const built = filesIn(dist).filter((file) => !file.startsWith("light/"));
    expect(filesIn(second)).toEqual(built);
    for (const file of built) {
      expect(readFileSync(join(second, file)).equals(readFileSync(join(dist, file))), file).toBe(true);
    }
  } finally {
    rmSync(second, { recursive: true, force: true });
  }
  // Time limit for a complete build on a busy machine.
}, 600_000);
