import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** Words of the sources that may be the name of an event's prop, such as `onClick`. Other words do no harm. */
export function usedEvents(): ReadonlySet<string> {
  const files = ["src", "widgets"].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(project, folder, file)),
  );
  const words = files.flatMap((file) => readFileSync(file, "utf8").match(/\bon[A-Z]\w*/g) ?? []);
  return new Set(words.map((word) => word.replace(/Capture$/, "")));
}
