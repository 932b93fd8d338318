import { readFileSync } from "node:fs";

/** Code blocks of a section of the built package's README, without their fences. */
export function codeBlocks(heading: string): string[] {
  const readme = readFileSync("dist/npm/README.md", "utf8");
  const section = readme.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/```\w+\n([^]*?)```/g)].map(([, code = ""]) => code);
}
