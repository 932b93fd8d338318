/** Where a build goes. The folder is emptied first: a mistake in its name must not cost anybody's files. */
export function outputFolder(): string {
  const output = process.env.VETRINA_DIST ?? "dist";
  if (!/^(dist|\.second-build-[\w-]+)$/.test(output)) throw new Error(`VETRINA_DIST must not be "${output}"`);
  return output;
}
