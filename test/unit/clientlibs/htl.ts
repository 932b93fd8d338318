import { createRequire } from "node:module";
import { listName } from "../../../clientlibs/aem/author-slots";
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

/**
 * Renders a component's template as AEM does.
 *
 * @param listed the properties of each item of the component's list
 */
export async function renderHtl(
  definition: WidgetDefinition,
  stored: Stored,
  edit = false,
  listed: readonly Stored[] = [],
): Promise<string> {
  const compiler = new Compiler()
    .withDefaultMarkupContext("text")
    .withRuntimeVar("properties")
    .withRuntimeVar("wcmmode")
    .withRuntimeVar("resource");
  const template = await compiler.compileToFunction(componentHtl(definition), ".", require);
  const list = {
    name: definition.items ? listName(definition.items) : "",
    children: listed.map((valueMap) => ({ valueMap })),
  };
  const resource = { children: [{ name: "other", children: [{ valueMap: {} }] }, list] };
  return template(new Runtime().setGlobal({ properties: stored, wcmmode: { edit }, resource }));
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
