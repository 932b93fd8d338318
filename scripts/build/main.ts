import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildName, outputFolder } from "../../distribution/output";
import { nextFolder, replaceFolder } from "./replace-folder";

/** Arguments for Node that run each part of a build. */
const parts = {
  library: ["node_modules/rollup/dist/bin/rollup", "--config", "--silent"],
  outputs: ["scripts/build/outputs/main.ts"],
  package: ["scripts/build/npm/main.ts"],
};

const whole = { react: [parts.library, parts.outputs, parts.package], light: [parts.library, parts.outputs] };

/**
 * Builds everything or, with the argument `library`, only the library. If a build fails, the previous build
 * stays in place.
 */
const chosen = process.argv[2] === "library" ? [parts.library] : whole[buildName()];
const root = fileURLToPath(new URL("../..", import.meta.url));
const output = outputFolder();
const next = nextFolder(output);

try {
  replaceFolder(`${root}${output}`, `${root}${next}`, () => {
    for (const part of chosen) {
      const { status } = spawnSync(process.execPath, ["--import", "tsx", ...part], {
        cwd: root,
        env: { ...process.env, VETRINA_DIST: next },
        stdio: "inherit",
      });
      if (status !== 0) throw new Error(`${part[0]} failed`);
    }
  });
} catch (error) {
  console.error(`${String(error)}; the last build in ${output} is unchanged`);
  process.exitCode = 1;
}
if (dirname(next) !== ".") rmSync(`${root}${dirname(next)}`, { recursive: true, force: true });
