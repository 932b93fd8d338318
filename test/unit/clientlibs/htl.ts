import { createRequire } from "node:module";
import { Dictionary } from "../../../clientlibs/aem/dictionary";
import { componentHtl } from "../../../clientlibs/aem/htl";
import { linkScript, listName } from "../../../clientlibs/aem/names";
import { ownAttributes } from "../../../clientlibs/describe";
import type { Kind } from "../../../src/definition";
import type { DescribedWidget } from "../../../src/description";

type Template = (runtime: object) => Promise<string>;

interface HtlEngine {
  readonly Compiler: new () => {
    withRuntimeVar(name: string): InstanceType<HtlEngine["Compiler"]>;
    withDefaultMarkupContext(context: string): InstanceType<HtlEngine["Compiler"]>;
    compileToFunction(source: string, folder: string, require: (name: string) => unknown): Promise<Template>;
  };
  readonly Runtime: new () => {
    withResourceLoader(load: (runtime: object, path: string, options: object) => string): {
      setGlobal(globals: object): object;
    };
  };
}

const require = createRequire(import.meta.url);
const { Compiler, Runtime } = require("@adobe/htlengine") as HtlEngine;

/** Values that a dialog has stored: strings, and booleans if the field has a type hint. */
export type Stored = Readonly<Record<string, string | boolean>>;

/** Replaces the package's link script: URLs stay unchanged. */
class LinkStandIn {
  declare readonly url: string | undefined;
  use() {
    return { url: this.url };
  }
}

const requireInPackage = (name: string): unknown => (name.endsWith(linkScript) ? LinkStandIn : require(name));

/** Translations of the templates. Each key is its own Italian text, so the texts stay Italian. */
export const italian = new Dictionary().collect;

/**
 * Renders a component's template as AEM does. URLs stay unchanged, because only Sling has pages to link to.
 *
 * @param listed properties of each item of the component's list
 * @param components resources of nested components
 */
export async function renderHtl(
  definition: DescribedWidget,
  stored: Stored,
  edit = false,
  listed: readonly Stored[] = [],
  currentStyle: Stored = {},
  components: readonly object[] = [],
): Promise<string> {
  const compiler = new Compiler()
    .withDefaultMarkupContext("text")
    .withRuntimeVar("properties")
    .withRuntimeVar("wcmmode")
    .withRuntimeVar("currentStyle")
    .withRuntimeVar("resource");
  const template = await compiler.compileToFunction(componentHtl(italian, definition), ".", requireInPackage);
  const list = {
    name: definition.items ? listName(definition.items) : "",
    children: listed.map((valueMap) => ({ valueMap })),
  };
  const other = { name: "other", valueMap: {}, children: [{ valueMap: {} }] };
  const resource = { path: "/page/here", children: [other, { ...list, valueMap: {} }, ...components] };
  const runtime = new Runtime().withResourceLoader(
    (_, path, options) => `<included>${path} ${JSON.stringify(options)}</included>`,
  );
  return template(runtime.setGlobal({ properties: stored, wcmmode: { edit }, currentStyle, resource }));
}

const ordinary: Readonly<Partial<Record<Kind<unknown>["type"], string>>> = {
  text: "Un testo «qualunque»",
  flag: "true",
  number: "3",
  date: "2026-11-21",
  span: "2026-11-01/2026-11-21",
  url: "/conto.html?a=1&b=2",
  list: "uno, due",
};

/** A valid value for each attribute of a widget. */
export const ordinaryValues = (definition: DescribedWidget): Record<string, string> =>
  Object.fromEntries(
    ownAttributes(definition).map(({ field, kind }) => [
      field,
      kind.choices?.[0] ?? ordinary[kind.type] ?? "",
    ]),
  );
