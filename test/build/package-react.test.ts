// @vitest-environment node
import { cpSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, createApp, linkedPackages } from "../browser/package/app";
import { launchChromium, newVisitor, recordConsole } from "../browser/support/chromium";

const requireHere = createRequire(import.meta.url);

/** The folder of an installed package. */
const folderOf = (name: string, from = requireHere) => dirname(from.resolve(`${name}/package.json`));

const page = `<!doctype html>
<html lang="it">
  <head><meta charset="utf-8"><title>React 19.0</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>`;

const main = `
import { version } from "react";
import { createRoot } from "react-dom/client";
import { startVetrina } from "vetrina";
import { datePicker } from "vetrina/widgets/date-picker";
import { DatePicker } from "vetrina/react";

document.body.dataset.react = version;
createRoot(document.querySelector("#root") as HTMLElement).render(<DatePicker minDate="2026-11-02" />);
void startVetrina({ widgets: [datePicker] });
`;

/** Copies the oldest React into the application, because a link would resolve to the project's own React. */
function installOldReact({ folder }: App): void {
  const reactDom = folderOf("react-dom-19-0");
  const sources = {
    react: folderOf("react-19-0"),
    "react-dom": reactDom,
    scheduler: folderOf("scheduler", createRequire(join(reactDom, "package.json"))),
  };
  for (const [name, source] of Object.entries(sources))
    cpSync(source, join(folder, "node_modules", name), { recursive: true, dereference: true });
}

let app: App;
let browser: Browser;
beforeAll(async () => {
  app = createApp(
    { "index.html": page, "main.tsx": main },
    linkedPackages.filter((name) => name !== "react" && name !== "react-dom"),
  );
  installOldReact(app);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app.remove();
});

it("the package runs one widget on the oldest React that its peers allow", async () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(join(app.folder, "node_modules/vetrina/package.json"), "utf8"),
  ) as { peerDependencies: Record<string, string> };
  expect(peerDependencies).toMatchObject({ react: "^19.0.0", "react-dom": "^19.0.0" });
  const url = await app.serve("object-src 'none'", { dedupe: ["react", "react-dom"] });
  const visitor = await newVisitor(browser);
  const opened = await visitor.newPage();
  const { errors } = recordConsole(opened);
  await opened.goto(url);
  await opened.locator('vetrina-date-picker[data-state="ready"]').waitFor();
  expect(await opened.locator("body").getAttribute("data-react")).toMatch(/^19\.0\./);
  await opened.evaluate(() => document.body.append(document.createElement("vetrina-rules")));
  expect(
    await opened.evaluate(() => Reflect.get(window, "Vetrina").load("vetrina-rules").catch(String)),
  ).toContain("there are vetrina-date-picker");
  expect(errors).toEqual([]);
});
