import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium, newVisitor } from "../browser/support/chromium";
import { codeBlocks } from "./code-blocks";
import { type Consumer, createConsumer, own, peers, serveFolder } from "./consumer";

const page = `<!doctype html>
<html lang="it">
  <head><meta charset="utf-8"><title>Angular</title><link rel="icon" href="data:,"></head>
  <body><app-root></app-root><script type="module" src="main.js"></script></body>
</html>`;

/** Directive and markup of the package's README. */
const [directive = "", markup = ""] = codeBlocks("Angular");

const main = `
import "@angular/compiler";
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { startVetrina } from "vetrina";
import { allWidgets } from "vetrina/widgets";
import { VetrinaOn } from "./vetrina-on";

@Component({
  selector: "app-root",
  standalone: true,
  imports: [VetrinaOn],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: ${JSON.stringify(markup)},
})
class App {
  readonly changed = (event: Event) => {
    document.title = (event as CustomEvent<{ value: string }>).detail.value;
  };
}

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
void startVetrina({ widgets: allWidgets, configuration: { language: "it" } });
`;

let app: Consumer;
beforeAll(() => {
  const angular = Object.fromEntries(
    ["core", "compiler", "common", "platform-browser"].map((name) => [`@angular/${name}`, "^20.0.0"]),
  );
  app = createConsumer(
    { ...peers, ...angular, ...own("esbuild", "typescript"), rxjs: "^7.8.0" },
    {
      "dist/index.html": page,
      "main.ts": main,
      "vetrina-on.ts": directive,
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          target: "es2022",
          module: "esnext",
          moduleResolution: "bundler",
          lib: ["es2023", "dom"],
          strict: true,
          experimentalDecorators: true,
          useDefineForClassFields: false,
          skipLibCheck: true,
        },
      }),
    },
  );
});
afterAll(() => app.remove());

it("an application with Angular receives events with the directive of the README", async () => {
  app.run("tsc", "--noEmit");
  app.run(
    "esbuild",
    "main.ts",
    "--bundle",
    "--format=esm",
    "--splitting",
    "--outdir=dist",
    "--define:global=globalThis",
  );
  const { url, close } = await serveFolder(join(app.folder, "dist"));
  const browser = await launchChromium();
  try {
    const tab = await (await newVisitor(browser)).newPage();
    await tab.goto(url);
    await tab.locator('vetrina-date-picker[data-state="ready"] [part~="header"]').click();
    await tab.locator("vetrina-date-picker td[tabindex='0']").click();
    await expect.poll(() => tab.title()).toMatch(/^\d{4}-\d\d-\d\d$/);
  } finally {
    await browser.close();
    await close();
  }
});
