import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));

/** Java sources of these tests. */
export const javaFolder = folder("java");

const maven = (project: string, ...args: readonly string[]) =>
  execute(
    process.env.MAVEN_PATH ?? "mvn",
    ["-B", "-ntp", "-Dstyle.color=never", "-f", join(folder("maven"), `${project}.xml`), ...args],
    { maxBuffer: Infinity },
  );

/** Libraries of a project in `test/aem/maven`, as a class path. Maven fetches the missing ones. */
export async function classPath(project: string, scratch: string): Promise<string> {
  const file = join(scratch, `${project}.classpath`);
  await maven(project, "dependency:build-classpath", `-Dmdep.outputFile=${file}`, "-DincludeTypes=jar");
  return readFileSync(file, "utf8");
}

/** Copies a file of Maven's repository into a folder, and returns its path there. */
export async function artifact(coordinates: string, scratch: string): Promise<string> {
  const [, name = "", version = "", type = "jar", classifier] = coordinates.split(":");
  await maven(
    "artifact",
    "dependency:copy",
    `-Dartifact=${coordinates}`,
    `-DoutputDirectory=${scratch}`,
    "-Dmdep.useBaseVersion=true",
  );
  return join(scratch, `${name}-${version}${classifier ? `-${classifier}` : ""}.${type}`);
}

/** Objections of FileVault's validator to a package. */
export async function violations(packageFile: string): Promise<string[]> {
  const goal = "filevault-package:validate-package";
  const output = await maven("validate", goal, `-Dvault.packageToValidate=${packageFile}`).catch(
    (failure: { stdout?: string }) => ({ stdout: failure.stdout ?? "", failed: true }),
  );
  const found = output.stdout
    .split("\n")
    .filter((line) => /^\[(ERROR|WARNING)\].*ValidationViolation/.test(line));
  if (found.length === 0 && "failed" in output) throw new Error(output.stdout);
  if (!output.stdout.includes("validators for package")) throw new Error(`not validated: ${output.stdout}`);
  return found;
}
