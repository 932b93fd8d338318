/**
 * The output folder of a build.
 *
 * @throws Error if `VETRINA_DIST` has another form: the build empties the folder, so a wrong name would delete files
 */
export function outputFolder(): string {
  const output = process.env.VETRINA_DIST ?? "dist";
  if (!/^(dist|\.second-build-[\w-]+)$/.test(output)) throw new Error(`VETRINA_DIST must not be "${output}"`);
  return output;
}
