// @vitest-environment node
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { aemFiles } from "../../../clientlibs/aem/package";
import { aemInclusion, aemScript } from "../../../clientlibs/docs/samples";
import { testSource } from "./source";

interface HtlEngine {
  readonly Compiler: new () => {
    compileToFunction(
      source: string,
      folder: string,
      require: NodeJS.Require,
    ): Promise<(runtime: object) => Promise<string>>;
  };
  readonly Runtime: new () => { setGlobal(globals: object): object };
}

const require = createRequire(import.meta.url);
const { Compiler, Runtime } = require("@adobe/htlengine") as HtlEngine;

const path = "/apps/vetrina/components/commons/v1/library.html";
const templates = String(aemFiles(testSource()).find((file) => file.path.endsWith(path))?.content);

/** Markup that a page prints when it calls one of the templates. */
async function print(call: string): Promise<string> {
  const compiled = await new Compiler().compileToFunction(
    `${templates}<sly data-sly-call="\${${call}}"></sly>`,
    ".",
    require,
  );
  const markup = await compiled(new Runtime().setGlobal({}));
  // The engine escapes each slash of an attribute.
  return markup.replaceAll("&#x2f;", "/").trim();
}

const folder = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets";

describe("the AEM templates of the library", () => {
  it("print the folder of the chunks, and no import map by default", async () => {
    const meta = `<meta name="vetrina-base" content="${folder}/resources/">`;
    expect(await print("base")).toBe(meta);
    expect(await print("base @ importMap=false")).toBe(meta);
  });

  it("print an import map with the digests of the chunks on request", async () => {
    const markup = await print("base @ importMap=true, nonce='abc'");
    const [, attributes, json = ""] = /<script type="importmap"([^>]*)>(.*?)<\/script>/s.exec(markup) ?? [];
    expect(attributes).toBe(' nonce="abc"');
    const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
    expect(Object.keys(integrity)).toContain(`${folder}/resources/main-0a1b2c3d.js`);
  });

  it("print the script with the attributes for optimisers, and a nonce if one exists", async () => {
    const tag = await print("script");
    expect(tag).toBe(
      `<script src="${folder}.js" async data-cfasync="false" data-no-optimize="1" data-no-defer="1" ` +
        `data-no-minify="1" data-noptimize="1" data-jetpack-boost="ignore" nowprocket></script>`,
    );
    expect(await print("script @ nonce='abc'")).toContain(' nowprocket nonce="abc"></script>');
  });

  it("have the names that the documentation uses in its calls", () => {
    expect(aemInclusion).toContain(`data-sly-use.vetrina="${path}"`);
    expect(aemInclusion).toContain("vetrina.base");
    expect(aemScript).toContain("vetrina.script @ nonce");
  });
});
