import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, createConsumer, openBuilt, peers } from "./consumer";

const page = `<!doctype html>
<html lang="it">
  <head><meta charset="utf-8"><title>webpack</title><link rel="icon" href="data:,"></head>
  <body>
    <vetrina-date-picker data-min-date="2026-11-01" name="dal">Dal giorno</vetrina-date-picker>
    <script src="main.js"></script>
  </body>
</html>`;

const main = `
import { startVetrina } from "vetrina";
import { datePicker } from "vetrina/widgets/date-picker";

startVetrina({ widgets: [datePicker], configuration: { language: "it" } });
`;

let app: Consumer;
beforeAll(() => {
  app = createConsumer(
    { ...peers, webpack: "5.112.2", "webpack-cli": "7.3.1" },
    { "index.html": page, "src/index.js": main },
  );
});
afterAll(() => app.remove());

it("an application with webpack and one widget builds, and shows its widget", async () => {
  app.run("webpack", "--mode", "production");
  cpSync(join(app.folder, "index.html"), join(app.folder, "dist/index.html"));
  const { errors, states } = await openBuilt(join(app.folder, "dist"));
  expect(errors).toEqual([]);
  expect(states).toEqual(["ready"]);
});
