import { createRequire } from "node:module";
import { componentHtl } from "../../../clientlibs/aem/htl";
import { ownAttributes } from "../../../clientlibs/describe";
import type { Kind, WidgetDefinition } from "../../../src/definition";

type Template = (runtime: object) => Promise<string>;

interface HtlEngine {
  readonly Compiler: new () => {
    withRuntimeVar(name: string): InstanceType<HtlEngine["Compiler"]>;
    withDefaultMarkupContext(context: string): InstanceType<HtlEngine["Compiler"]>;
    compileToFunction(source: string, folder: string, require: NodeJS.Require): Promise<Template>;
  };
  readonly Runtime: new () => { setGlobal(globals: object): object };
}

const require = createRequire(import.meta.url);
const { Compiler, Runtime } = require("@adobe/htlengine") as HtlEngine;

/** Values that a dialog has stored: texts, and booleans if the field has a type hint. */
export type Stored = Readonly<Record<string, string | boolean>>;

/** Renders a component's template as AEM does. */
export async function renderHtl(definition: WidgetDefinition, stored: Stored, edit = false): Promise<string> {
  const compiler = new Compiler()
    .withDefaultMarkupContext("text")
    .withRuntimeVar("properties")
    .withRuntimeVar("wcmmode");
  const template = await compiler.compileToFunction(componentHtl(definition), ".", require);
  return template(new Runtime().setGlobal({ properties: stored, wcmmode: { edit } }));
}

const ordinary: Readonly<Partial<Record<Kind<unknown>["type"], string>>> = {
  text: "Un testo «qualunque»",
  flag: "true",
  number: "3",
  date: "2026-11-21",
  address: "/conto.html?a=1&b=2",
  list: "uno, due",
};

/** A valid value for each attribute of a widget. */
export const ordinaryValues = (definition: WidgetDefinition): Record<string, string> =>
  Object.fromEntries(
    ownAttributes(definition).map(({ field, kind }) => [
      field,
      kind.choices?.[0] ?? ordinary[kind.type] ?? "",
    ]),
  );
