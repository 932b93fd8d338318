import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { reconnectDefaults } from "../../src/gamification/client/connection/reconnect";

const folder = fileURLToPath(new URL("../../dist/npm", import.meta.url));
const readme = readFileSync(join(folder, "README.md"), "utf8");
const { exports, peerDependenciesMeta } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
  peerDependenciesMeta: object;
};

const entries = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : [[path, join(folder, target.types)] as const],
);

/** The published types, as an application's compiler reads them. */
const program = ts.createProgram(
  entries.map(([, file]) => file),
  {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
);
const checker = program.getTypeChecker();

const exportsOf = (file: string): readonly ts.Symbol[] => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return (module && checker.getExportsOfModule(module)) ?? [];
};

const citation = /\b(architecture|protocol|reliability|security|specification) section|\([RS]\d\d?\)/;

const missing = (names: readonly string[]) => names.filter((name) => !readme.includes(`\`${name}\``));

/** Types whose members an application passes or uses. */
const described =
  /Options$|^(Gamification|HttpRequest|HttpReply|Account|AccountArea|Session|Resource|Counters|CallbackEvents)$/;

describe("the package's README", () => {
  it.each(entries)("names each export of %s", (_, file) => {
    const names = exportsOf(file).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(missing(names)).toEqual([]);
  });

  it.each(
    entries.flatMap(([path, file]) =>
      exportsOf(file)
        .filter(({ name }) => described.test(name))
        .map((symbol) => [`${path} ${symbol.name}`, symbol] as const),
    ),
  )("names each property and method of %s", (_, symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
    const names = checker.getPropertiesOfType(type).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(missing(names)).toEqual([]);
  });

  it("names each kind of failure and each state of the connection", () => {
    const kinds = ["CallFailureKind", "ConnectionState"].flatMap((name) => {
      const [symbol] = entries.flatMap(([, file]) => exportsOf(file)).filter((each) => each.name === name);
      const type = symbol && checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol));
      return (type?.isUnion() ? type.types : []).map((each) => {
        const status = each.getProperty("status");
        const literal = status ? checker.getTypeOfSymbol(status) : each;
        return (literal as ts.StringLiteralType).value;
      });
    });
    expect(kinds).toEqual(expect.arrayContaining(["outcomeUnknown", "remote", "refused", "offline"]));
    expect(missing(kinds)).toEqual([]);
    expect(readme).toMatch(/`refused`.*`client\.open\(\)`/);
  });

  it("names each kind of failure of the HTTP client", () => {
    for (const kind of ["network", "timeout", "status", "invalidReply", "unauthorised", "aborted"])
      expect(readme).toContain(`\`${kind}\``);
  });

  it("states which packages the elements need", () => {
    const row = /^\| `vetrina\/react`.*$/m.exec(readme)?.[0];
    const names = Object.keys(peerDependenciesMeta);
    for (const name of names.filter((each) => !each.startsWith("@types/")))
      expect(row).toContain(`\`${name}\``);
    expect(readme).toContain("install `@types/react` too");
  });

  it("has a token example that checks the status and the shape of the response", () => {
    const [example = ""] = /async function getToken[^]*?\n}\n/.exec(readme) ?? [];
    expect(example).toContain("if (!response.ok) throw");
    expect(example).toMatch(/typeof .*jwtToken !== "string"\) throw/);
  });

  it("has a token example whose error contains the status of a refusal", () => {
    const [example = ""] = /async function getToken[^]*?\n}\n/.exec(readme) ?? [];
    expect(example).toContain("{ status: response.status }");
    expect(readme).toMatch(/`status` is 401 or 403, or whose `kind` is `"unauthorised"`/);
  });

  it.each(Object.entries(reconnectDefaults))(
    "states the default value of the reconnect option %s",
    (name, value) => {
      expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\| .* \\| ${value} \\|$`, "m"));
    },
  );

  it("states that equal reads share the time limit of the first read", () => {
    expect(readme).toMatch(/^\| `timeoutMs` \| .*Equal reads .* the time limit of the first/m);
  });

  it("does not mention atoms, whose names start with “$”", () => {
    expect(readme).not.toMatch(/\$[a-z]/);
  });

  it("does not cite documents outside the package, and has a text in every table row", () => {
    expect(readme).not.toMatch(citation);
    expect(readme).not.toContain("{{");
    expect(readme.match(/^\| `\S+` \| – \|.*$/gm)).toBeNull();
  });
});

describe("the package's types", () => {
  const files = readdirSync(join(folder, "types"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".d.ts"),
  );

  it("do not cite documents that the package does not contain", () => {
    expect(files.length).toBeGreaterThan(50);
    const citing = files.filter((file) =>
      citation.test(readFileSync(join(folder, "types", file), "utf8").replace(/\s+\*?\s*/g, " ")),
    );
    expect(citing).toEqual([]);
  });
});
