import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const published = fileURLToPath(new URL("../../dist/npm", import.meta.url));

/** Packs the built npm package. @returns the tarball */
export function packPackage(): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-pack-"));
  try {
    const [packed] = JSON.parse(
      execFileSync("npm", ["pack", "--json", "--offline", "--pack-destination", folder], {
        cwd: published,
        encoding: "utf8",
        stdio: "pipe",
      }),
    ) as [{ filename: string }];
    return new Uint8Array(readFileSync(join(folder, packed.filename)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
