import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, listen, newVisitor, type Overheard } from "../support/chromium";
import { type App, createApp, root } from "./app";

const page = `<!doctype html>
<html lang="it">
  <head><meta charset="utf-8"><title>Applicazione</title><link rel="icon" href="data:,"></head>
  <body>
    <vetrina-date-picker id="plain" data-link-text="Quando?">data</vetrina-date-picker>
    <div id="root"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>`;

const main = `
import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { startVetrina } from "vetrina";
import { DatePicker } from "vetrina/react";

function App() {
  const [minDate, setMinDate] = useState("2026-11-02");
  const [value, setValue] = useState<string>();
  const [heard, setHeard] = useState<readonly string[]>([]);
  const picker = useRef<HTMLElementTagNameMap["vetrina-date-picker"]>(null);
  const hear = (what: string) => setHeard((before) => [...before, what]);
  return (
    <>
      <form>
        <DatePicker
          ref={picker}
          id="react"
          name="giorno"
          className="largo"
          minDate={minDate}
          value={value}
          strictRange
          onVetrinaDateChange={(event) => hear("event " + event.detail.value)}
          onDateChange={({ value }) => hear("property " + value)}
        />
      </form>
      <button type="button" onClick={() => setMinDate("2026-12-07")}>Sposta</button>
      <button type="button" onClick={() => setValue("2026-12-24")}>Vigilia</button>
      <output>{heard.join(", ")}</output>
    </>
  );
}

createRoot(document.querySelector("#root") as HTMLElement).render(<StrictMode><App /></StrictMode>);

const first = startVetrina({ language: "en" });
const second = startVetrina();
Promise.all([first, second]).then(([vetrina, again]) => {
  document.body.dataset.same = String(vetrina === again && vetrina === Reflect.get(window, "Vetrina"));
});
`;

/** Each line that ends in a remark must be refused by the compiler. */
const wrong = `
import { startVetrina } from "vetrina";
import { DatePicker, LoginModal } from "vetrina/react";

startVetrina({ language: "fr" }); // wrong
export const pickers = [
  <DatePicker minDate={5} />, // wrong
  <DatePicker minDay="2026-11-01" />, // wrong
  <DatePicker strictRange="forse" />, // wrong
  <DatePicker onDateChange={(change: { value: number }) => change} />, // wrong
  <LoginModal name="x" />, // wrong
  <DatePicker minDate="2026-11-01" data-demo="logged-in" onClick={() => undefined} />,
];
document.createElement("vetrina-date-picker").value = 5; // wrong
document.createElement("vetrina-date-picker").value = "2026-11-01";
`;

const account = `
import { createAccount, createEnvironment, type Account } from "vetrina/account";
import { catalogue } from "vetrina/definitions";

export function open(): Account {
  return createAccount(createEnvironment({ account: { origin: "https://conto.example" } }));
}
export const tags: readonly string[] = catalogue.map(({ tag }) => tag);
`;

/** What the package's own README shows, one file for each piece. */
const shown = Object.fromEntries(
  [...readFileSync(join(root, "dist/npm/README.md"), "utf8").matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
    ([, language = "", code = ""], at) => [`shown-${at}.${language}`, code],
  ),
);

let app: App;
beforeAll(() => {
  app = createApp({
    ...{ "index.html": page, "main.tsx": main, "wrong.tsx": wrong, "account.ts": account },
    ...shown,
  });
});
afterAll(() => app.remove());

const linesOfRemarks = wrong.split("\n").filter((line) => line.endsWith("// wrong")).length;

describe("the types of the package", () => {
  it("are shown at work by its README", () => {
    expect(Object.values(shown).join()).toContain('from "vetrina/gamification"');
  });

  it.each([
    ["a bundler", { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
    ["Node", { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
  ])(
    "take right sources and refuse wrong ones, as %s resolves them",
    (_, options) => {
      const errors = app.typeErrors({ ...options, target: ts.ScriptTarget.ES2022 });
      expect(errors.filter((error) => !error.startsWith("wrong.tsx"))).toEqual([]);
      expect(errors).toHaveLength(linesOfRemarks);
    },
    180_000,
  );
});

describe("an application that Vite has built with the package", () => {
  let browser: Browser;
  let visitor: Page;
  let overheard: Overheard;
  beforeAll(async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
    const [address, opened] = await Promise.all([app.serve(policy), launchChromium()]);
    browser = opened;
    visitor = await (await newVisitor(browser)).newPage();
    overheard = listen(visitor);
    await visitor.goto(address);
    await visitor.locator('#react[data-state="ready"]').waitFor();
  });
  afterAll(() => browser?.close());

  const said = () => visitor.locator("output").textContent();
  const choose = async (picker: string) => {
    await visitor.locator(`${picker} button`).first().press("Enter");
    await visitor.keyboard.press("Home");
    await visitor.keyboard.press("Enter");
  };

  it("brings the element of the page to life, and starts once however often it is asked", async () => {
    await choose("#plain");
    expect(await visitor.locator("#plain").evaluate((each) => (each as HTMLInputElement).value)).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
    expect(await visitor.locator("body").getAttribute("data-same")).toBe("true");
  });

  it("the React component passes attributes and properties, and hears the event", async () => {
    const picker = visitor.locator("#react");
    expect(await picker.getAttribute("class")).toBe("largo");
    expect(await picker.getAttribute("data-strict-range")).toBe("true");
    await visitor.getByText("Vigilia").click();
    await expect.poll(() => picker.evaluate((each) => (each as HTMLInputElement).value)).toBe("2026-12-24");
    await visitor.getByText("Sposta").click();
    await expect.poll(() => picker.getAttribute("data-min-date")).toBe("2026-12-07");
    await choose("#react");
    await expect.poll(said).toBe("event 2026-12-21, property 2026-12-21");
    const submitted = await visitor
      .locator("form")
      .evaluate((form) => new FormData(form as HTMLFormElement).get("giorno"));
    expect(submitted, "what the player chose is not undone by the next rendering").toBe("2026-12-21");
  });

  it("breaks no rule of a policy without inline scripts, inline styles and eval", () => {
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });

  it("has what is not used left out, and each widget in a chunk of its own", () => {
    const assets = join(app.folder, "dist/assets");
    const files = readdirSync(assets).filter((file) => file.endsWith(".js"));
    const holders = files.filter((file) =>
      readFileSync(join(assets, file), "utf8").includes("Selettore di data"),
    );
    expect(holders, "help texts for authors").toEqual([]);
    for (const widget of ["date-picker", "login-modal", "balance-header"])
      expect(files.filter((file) => file.startsWith(`${widget}-`))).toHaveLength(1);
  });
});
