import ts from "typescript";
import { withoutCitations } from "./declarations";
import { entries } from "./entries";

/** An export of an entry point, or a member of a type, with the first paragraph of its description. */
export interface Described {
  readonly name: string;
  readonly text: string;
  /** The text of the tag `@default`; empty without this tag. */
  readonly preset: string;
}

export interface Export extends Described {
  readonly kind: "call" | "function" | "class" | "value" | "type";
}

/** Descriptions in the published types of the entry points, for the package's README. */
export interface Reference {
  exportsOf(entry: string): readonly Export[];
  /**
   * Properties and methods of an exported type. A member without a description gets the description of its
   * type.
   */
  membersOf(entry: string, type: string): readonly Described[];
  /** The whole description of an export, not only its first paragraph. */
  textOf(entry: string, name: string): string;
}

const kindOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Export["kind"] => {
  if (symbol.flags & ts.SymbolFlags.Class) return "class";
  if (!(symbol.flags & ts.SymbolFlags.Value)) return "type";
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getCallSignatures().length > 0) return "function";
  return type.aliasSymbol?.name === "Call" || type.symbol?.name === "Call" ? "call" : "value";
};

export function createReference(program: ts.Program): Reference {
  const checker = program.getTypeChecker();

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function symbolsOf(entry: string): readonly ts.Symbol[] {
    const file = program.getSourceFile(entries[entry] ?? "");
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`the package has no entry "${entry}"`);
    return checker.getExportsOfModule(module);
  }

  function symbolOf(entry: string, name: string): ts.Symbol {
    const symbol = symbolsOf(entry).find((each) => each.name === name);
    if (!symbol) throw new Error(`the entry "${entry}" does not export ${name}`);
    return resolved(symbol);
  }

  const textOf = (symbol: ts.Symbol) =>
    withoutCitations(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  const isOurs = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((node) => /\/(src|widgets)\//.test(node.getSourceFile().fileName)) === true;

  /** The description of a member's type; empty if the type belongs to another library. */
  function typeText(symbol: ts.Symbol): string {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const ours = [type.aliasSymbol, type.symbol].find(isOurs);
    return ours && ours !== symbol ? textOf(ours) : "";
  }

  function describe(name: string, symbol: ts.Symbol): Described {
    const [first = ""] = (textOf(symbol) || typeText(symbol)).split("\n\n");
    const preset = symbol.getJsDocTags(checker).find((tag) => tag.name === "default")?.text;
    return { name, text: first, preset: ts.displayPartsToString(preset) };
  }

  return {
    exportsOf: (entry) =>
      symbolsOf(entry).map((symbol) => ({
        ...describe(symbol.name, resolved(symbol)),
        kind: kindOf(resolved(symbol), checker),
      })),
    membersOf: (entry, type) =>
      checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbolOf(entry, type)))
        .map((member) => describe(member.name, member)),
    textOf: (entry, name) => textOf(symbolOf(entry, name)),
  };
}
