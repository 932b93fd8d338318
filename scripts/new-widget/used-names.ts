import type { WidgetNames } from "./names";
import { serviceFilesOf } from "./service-templates";
import { filesOf } from "./templates";

/** Words that the language or the lists of widgets reserve. Not all of them are in the generated code. */
const reserved =
  "arguments await break case catch catalogue class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield";

/** A widget whose names are not words of the templates. */
const probe: WidgetNames = {
  folder: "probe-probe",
  tag: "vetrina-probe-probe",
  definition: "probeProbe",
  component: "ProbeProbe",
  titleIt: "",
  titleEn: "",
};

const textsAndComments = /"[^"\n]*"|'[^'\n]*'|\/\*[^]*?\*\/|\/\/.*/g;

/** Every word of the generated code, without texts, comments and the names of the widget. */
function usedWords(): ReadonlySet<string> {
  const code = [filesOf(probe), serviceFilesOf(probe, "public"), serviceFilesOf(probe, "player")]
    .flatMap(Object.values)
    .join("\n")
    .replace(textsAndComments, "");
  return new Set([...reserved.split(" "), ...(code.match(/[A-Za-z_]\w*/g) ?? [])]);
}

/** @throws Error if the generated code uses one of the names for something else */
export function checkNames({ folder, definition, component }: WidgetNames): void {
  const used = usedWords();
  if (used.has(definition) || used.has(component))
    throw new Error(`The generated code uses the name "${folder}" for something else. Choose another name.`);
}
