import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unescapedMarkup } from "../../support/markup";
import { launchChromium, recordConsole, newVisitor, type ConsoleMessages } from "../support/chromium";
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
import { allWidgets } from "vetrina/widgets";

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

const first = startVetrina({ widgets: allWidgets, configuration: { language: "en" } });
const second = startVetrina({ widgets: [] });
Promise.all([first, second]).then(([vetrina, again]) => {
  document.body.dataset.same = String(vetrina === again && vetrina === Reflect.get(window, "Vetrina"));
});
`;

/** The compiler must report an error in each line that ends with the comment `wrong`. */
const wrong = `
import { startVetrina } from "vetrina";
import { DatePicker, LiveCasinoCard, LoginModal } from "vetrina/react";
import { datePicker } from "vetrina/widgets/date-picker";

void startVetrina({ widgets: [datePicker], configuration: { language: "it" } });
startVetrina({ widgets: [DatePicker] }); // wrong
startVetrina({ widgets: [datePicker], configuration: { language: "fr" } }); // wrong
startVetrina({ configuration: { language: "it" } }); // wrong
export const pickers = [
  <DatePicker minDate={5} />, // wrong
  <DatePicker minDay="2026-11-01" />, // wrong
  <DatePicker strictRange="forse" />, // wrong
  <DatePicker onDateChange={(change: { value: number }) => change} />, // wrong
  <LoginModal name="x" />, // wrong
  <LiveCasinoCard heading="Roulette" />, // wrong
  <LiveCasinoCard gameId={undefined} heading="Roulette" />, // wrong
  <LiveCasinoCard gameId="1" heading="Roulette" />,
  <DatePicker onVetrinaDateChange={({ detail }) => detail.value.length} />,
  <DatePicker onVetrinaDateChange={({ detail }) => detail.day} />, // wrong
  <vetrina-date-picker className="largo" data-min-date="2026-11-01" name="giorno" required disabled />,
  <vetrina-date-picker minDate="2026-11-01" />, // wrong
  <vetrina-tour name="x" />, // wrong
  <vetrina-live-casino-card data-game-id="1" data-heading="Roulette" data-provider="EvolutionGame" />,
  <vetrina-live-casino-card data-heading="Roulette" />, // wrong
  <vetrina-datepicker />, // wrong
  <DatePicker minDate="2026-11-01" data-demo="logged-in" onClick={() => undefined} />,
];
document.createElement("vetrina-date-picker").value = 5; // wrong
document.createElement("vetrina-date-picker").required = ""; // wrong
document.addEventListener("vetrina:date-change", ({ detail }) => detail.value.length);
document.addEventListener("vetrina:tour-end", ({ detail }) => detail.who); // wrong
window.Vetrina ??= { q: [] };
window.Vetrina.q.push(({ account }) => account.ssoToken(5)); // wrong
window.Vetrina.q.push(async ({ account, http }) => {
  const isValid: boolean = (await account.checkToken()) && (await account.isRegisteredInCompLab());
  const client = await http.client({ url: "https://servizi.example", timeoutMs: 5000 });
  return isValid && client.call({ method: "GET", path: "/members/{id}", pathParameters: { id: 7 } });
});
document.createElement("vetrina-date-picker").value = "2026-11-01";
export const isRight: boolean = document.createElement("vetrina-date-picker").checkValidity();
`;

const account = `
import { createAccount, type Account } from "vetrina/account";
import { catalogue } from "vetrina/definitions";

export function open(): Account {
  return createAccount({ account: { origin: "https://conto.example" } });
}
export const tags: readonly string[] = catalogue.map(({ tag }) => tag);
`;

/**
 * Code examples of the package's README, one file for each. `test/consumers/angular.test.ts` compiles the
 * Angular example, because Angular is not installed here.
 */
const examples = Object.fromEntries(
  [...readFileSync(join(root, "dist/npm/README.md"), "utf8").matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
    .filter(([, , code = ""]) => !code.includes('from "@angular/core"'))
    .map(([, language = "", code = ""], at) => [`example-${at}.${language}`, code]),
);

/** Code samples of all pages of the documentation, one file for each. */
const docs = join(root, "dist/docs");
const samples = Object.fromEntries(
  readdirSync(docs)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) =>
      [...readFileSync(join(docs, file), "utf8").matchAll(/<pre><code[^>]*>(.*?)<\/code>/gs)]
        // Code samples contain elements for syntax highlighting.
        .map(([, code = ""]) => unescapedMarkup(code.replace(/<[^>]+>/g, "")))
        .filter((code) => code.startsWith("import "))
        .map((code, at) => [`${file.replace(".html", "")}-${at}.tsx`, code]),
    ),
);

let app: App;
beforeAll(() => {
  app = createApp({
    "index.html": page,
    "main.tsx": main,
    "wrong.tsx": wrong,
    "account.ts": account,
    ...examples,
    ...samples,
  });
});
afterAll(() => app.remove());

const wrongLines = wrong.split("\n").flatMap((line, at) => (line.endsWith("// wrong") ? [at + 1] : []));

describe("the types of the package", () => {
  it("are imported in the examples of the README and of the documentation", () => {
    expect(Object.values(examples).join()).toContain('from "vetrina/gamification"');
    expect(samples["date-picker-0.tsx"]).toContain('from "vetrina/react"');
    expect(samples["date-picker-1.tsx"]).toContain('from "vetrina/widgets/date-picker"');
  });

  it.each([
    ["a bundler", { module: "ESNext", moduleResolution: "Bundler" }],
    ["Node", { module: "NodeNext", moduleResolution: "NodeNext" }],
  ])(
    "accept correct sources and reject wrong ones with the module resolution of %s",
    (_, options) => {
      const errors = app.typeErrors(options);
      expect(errors.filter((error) => !error.startsWith("wrong.tsx:"))).toEqual([]);
      expect(errors.map((error) => Number(error.split(":")[1]))).toEqual(wrongLines);
    },
    180_000,
  );
});

describe("an application built with Vite and the package", () => {
  let browser: Browser;
  let visitor: Page;
  let consoleMessages: ConsoleMessages;
  beforeAll(async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
    const [url, opened] = await Promise.all([app.serve(policy), launchChromium()]);
    browser = opened;
    visitor = await (await newVisitor(browser)).newPage();
    consoleMessages = recordConsole(visitor);
    await visitor.goto(url);
    await visitor.locator('#react[data-state="ready"]').waitFor();
  });
  afterAll(() => browser?.close());

  const output = () => visitor.locator("output").textContent();
  const choose = async (picker: string) => {
    await visitor.locator(`${picker} button`).first().press("Enter");
    await visitor.keyboard.press("Home");
    await visitor.keyboard.press("Enter");
  };

  it("starts the elements of the page, and starts the library only once", async () => {
    await choose("#plain");
    expect(await visitor.locator("#plain").evaluate((each) => (each as HTMLInputElement).value)).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
    expect(await visitor.locator("body").getAttribute("data-same")).toBe("true");
  });

  it("has a React component that sets attributes and properties and receives events", async () => {
    const picker = visitor.locator("#react");
    expect(await picker.getAttribute("class")).toBe("largo");
    expect(await picker.getAttribute("data-strict-range")).toBe("true");
    await visitor.getByText("Vigilia").click();
    await expect.poll(() => picker.evaluate((each) => (each as HTMLInputElement).value)).toBe("2026-12-24");
    await visitor.getByText("Sposta").click();
    await expect.poll(() => picker.getAttribute("data-min-date")).toBe("2026-12-07");
    await choose("#react");
    await expect.poll(output).toBe("event 2026-12-21, property 2026-12-21");
    const submitted = await visitor
      .locator("form")
      .evaluate((form) => new FormData(form as HTMLFormElement).get("giorno"));
    expect(submitted, "the next rendering keeps the value that the player chose").toBe("2026-12-21");
  });

  it("does not cause errors or warnings under a policy that forbids inline scripts, inline styles and eval", () => {
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("does not contain unused code, and has each widget in a separate chunk", () => {
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
