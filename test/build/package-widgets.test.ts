// @vitest-environment node
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { elementPeers } from "../../distribution/element-peers";
import { catalogue } from "../../widgets/catalogue";

const folder = fileURLToPath(new URL("../../dist/npm", import.meta.url));

/** Bundles an application in the folder of the package. Returns the widgets whose component the bundle contains. */
async function widgetsIn(application: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: application, resolveDir: folder },
    ...({ bundle: true, splitting: true, write: false, metafile: true, format: "esm" } as const),
    ...({ outdir: folder, absWorkingDir: folder, logLevel: "error" } as const),
    external: elementPeers.flatMap((name) => [name, `${name}/*`]),
    define: { global: "globalThis" },
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return inputs.flatMap((file) => /^components\/(.*)\.js$/.exec(file)?.[1] ?? []).sort();
}

describe("the bundle of an application", () => {
  it("contains only the two widgets that the application passes to startVetrina", async () => {
    const widgets = await widgetsIn(`
      import { startVetrina } from "./index.js";
      import { datePicker } from "./widgets/date-picker.js";
      import { loginModal } from "./widgets/login-modal.js";
      await startVetrina({ widgets: [datePicker, loginModal] });`);
    expect(widgets).toEqual(["date-picker", "login-modal"]);
  });

  it("contains all widgets if the application passes allWidgets", async () => {
    const widgets = await widgetsIn(`
      import { startVetrina } from "./index.js";
      import { allWidgets } from "./widgets.js";
      await startVetrina({ widgets: allWidgets });`);
    expect(widgets).toEqual(catalogue.map(({ tag }) => tag.replace("vetrina-", "")).sort());
  });
});
