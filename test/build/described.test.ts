import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../distribution/names";
import { commonEvents, type DescribedWidget } from "../../src/description";
import { descriptions } from "../../widgets/descriptions";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(root, folder, file));

const sourceFolder = ({ tag }: DescribedWidget) => `widgets/${folderOf(tag)}`;

/** String literals of a type. */
const literalsOf = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : ["any word"];

/** States that a widget's code sets, according to the compiler's types. */
function statesSet(definition: DescribedWidget, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)(useHostState|setState)$/.test(node.expression.getText())) {
      const [state] = node.arguments;
      if (state) literalsOf(checker.getTypeAtLocation(state)).forEach((word) => found.add(word));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of sourcesIn(sourceFolder(definition))) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return [...found].sort();
}

describe("definitions", () => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram([...sourcesIn("widgets"), join(root, "src/inline-files.d.ts")], options);

  it.each(descriptions)("list exactly the states that the code of $tag sets", (definition) => {
    expect(Object.keys(definition.states ?? {}).sort()).toEqual(statesSet(definition, program));
  });

  it("describe exactly the events that the code dispatches", () => {
    const sent = (files: readonly string[]) =>
      files.flatMap((file) =>
        [
          ...readFileSync(file, "utf8").matchAll(/(?:\.send|\bemit|CustomEvent)\(\s*"(vetrina:[a-z-]+)"/g),
        ].map(([, name = ""]) => name),
      );
    expect([...new Set(sent(sourcesIn("src")))].sort()).toEqual(Object.keys(commonEvents).sort());
    for (const definition of descriptions) {
      const names = [...new Set(sent(sourcesIn(sourceFolder(definition))))].sort();
      expect(Object.keys(definition.events ?? {}).sort(), definition.tag).toEqual(names);
    }
  });
});
