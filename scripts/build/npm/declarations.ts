import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import ts from "typescript";
import { entries, generatedModules, root } from "./entries";

/** The project's compiler options, changed to emit declarations only. */
function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: `${root}types`,
  };
}

/** A compiler host that also reads the generated modules, which are not files on disk. */
function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    fileExists: (file) => generatedModules.has(file) || fileExists(file),
    readFile: (file) => generatedModules.get(file) ?? readFile(file),
    getSourceFile(file, language, ...rest) {
      const text = generatedModules.get(file);
      return text === undefined
        ? getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  };
}

const isSpecifier = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  (ts.isImportDeclaration(node.parent) ||
    ts.isExportDeclaration(node.parent) ||
    (ts.isLiteralTypeNode(node.parent) && ts.isImportTypeNode(node.parent.parent)));

function specifiersOf(text: string): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (isSpecifier(node) && node.text.startsWith(".")) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("declaration.d.ts", text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The source file of a relative import. */
function sourceOf(specifier: string, from: string, program: ts.Program): string {
  const target = resolve(dirname(from), specifier);
  const candidates = [".ts", ".tsx", "/index.ts"].map((end) => target + end);
  const found = candidates.find((file) => program.getSourceFile(file));
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which has no source file`);
  return found;
}

/** Node resolves full file names only: `./calls` becomes `./calls.js`, a folder becomes its `index.js`. */
function fullSpecifier(from: string, target: string): string {
  const path = relative(dirname(from), target).replace(/\.tsx?$/, ".js");
  return path.startsWith(".") ? path : `./${path}`;
}

const describe = ({ file, messageText }: ts.Diagnostic) =>
  `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;

function failOn(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length > 0) throw new Error(diagnostics.map(describe).join("\n"));
}

function declarationOf(file: string, program: ts.Program): string {
  let declaration = "";
  const { diagnostics } = program.emit(program.getSourceFile(file), (_, text) => (declaration = text));
  failOn(diagnostics);
  return declaration;
}

/**
 * Maps source files to their declarations, for the given sources and all sources that their declarations
 * import.
 */
function declarationsFrom(starts: readonly string[], program: ts.Program): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = declarationOf(file, program);
    found.set(file, text);
    const resolved = specifiersOf(text).reduceRight((result, node) => {
      const target = sourceOf(node.text, file, program);
      visit(target);
      return (
        result.slice(0, node.getStart() + 1) + fullSpecifier(file, target) + result.slice(node.getEnd() - 1)
      );
    }, text);
    found.set(file, resolved);
  };
  starts.forEach(visit);
  return found;
}

const declarationFile = (source: string) => `types/${relative(root, source).replace(/\.tsx?$/, ".d.ts")}`;

/** The declaration file of an entry point, relative to the package's folder. */
export const typesOf = (entry: string): string => declarationFile(entries[entry] ?? "");

/** The compiler's program for all entry points. */
export function createProgram(): ts.Program {
  const options = compilerOptions();
  return ts.createProgram(
    [...Object.values(entries), `${root}src/inline-files.d.ts`],
    options,
    createHost(options),
  );
}

/**
 * Writes the declarations of all entry points below `folder`. Type-checks only the generated modules, because
 * `npm run types` checks all others.
 */
export function writeDeclarations(program: ts.Program, folder: string): void {
  for (const file of generatedModules.keys())
    failOn(program.getSemanticDiagnostics(program.getSourceFile(file)));
  for (const [source, text] of declarationsFrom(Object.values(entries), program)) {
    const target = resolve(folder, declarationFile(source));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withoutCitations(text));
  }
}

/** A citation in a comment, which may be split across two lines. */
const citation =
  /(?:\s+\*)?\s+\((?:[RS]\d+|(?:architecture|protocol|reliability|security|specification)(?:\s+\*)?\s+section(?:\s+\*)?\s+[\d.]+(?:, \w+)?)\)/g;

/** Removes citations of the project's documents, which the package does not contain. */
export const withoutCitations = (text: string): string => text.replace(citation, "");
