import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Output folders of the builds: the default build contains React, the light build Preact. */
const folders = { react: "dist", light: "dist/light" } as const;

type BuildName = keyof typeof folders;

/**
 * The build that `VETRINA_BUILD` names.
 *
 * @throws Error if there is no such build
 */
export function buildName(): BuildName {
  const name = process.env.VETRINA_BUILD || "react";
  if (!Object.hasOwn(folders, name)) throw new Error(`VETRINA_BUILD must not be "${name}"`);
  return name as BuildName;
}

/** The folder of the build that `VETRINA_BUILD` names. */
export const folderOfBuild = (): string => folders[buildName()];

/**
 * The output folder of a build.
 *
 * @throws Error if `VETRINA_DIST` is not an allowed folder: the build empties the folder, so a wrong name
 * would delete files
 */
export function outputFolder(): string {
  const output = process.env.VETRINA_DIST ?? folderOfBuild();
  // Folders whose names contain `.next-` belong to incomplete builds (`nextFolder`).
  if (!/^(dist|\.next-dist|(\.next-of-)?dist\/light|\.(next-)?second-build-[\w-]+)$/.test(output)) {
    throw new Error(`VETRINA_DIST must not be "${output}"`);
  }
  return output;
}

const kilobytes = (content: Uint8Array) => content.length / 1000;

/** The size of a file in KB (1000 bytes) after gzip 9. */
export const gzipped = (content: string | Uint8Array): number => kilobytes(gzipSync(content, { level: 9 }));

/** The size of a file in KB (1000 bytes) after brotli 11. */
export const brotlied = (content: string | Uint8Array): number =>
  kilobytes(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
