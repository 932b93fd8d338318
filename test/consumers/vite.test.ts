import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, createConsumer, openBuilt, own, peers } from "./consumer";

const page = `<!doctype html>
<html lang="it">
  <head><meta charset="utf-8"><title>Vite</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>`;

const main = `
import { createRoot } from "react-dom/client";
import { startVetrina } from "vetrina";
import { DatePicker } from "vetrina/react";
import { allWidgets } from "vetrina/widgets";

createRoot(document.querySelector("#root")!).render(<DatePicker minDate="2026-11-01" name="dal" />);
void startVetrina({ widgets: allWidgets, configuration: { language: "it" } });
`;

let app: Consumer;
beforeAll(() => {
  app = createConsumer(
    { ...peers, ...own("vite", "typescript", "@types/react", "@types/react-dom") },
    { "index.html": page, "main.tsx": main },
  );
});
afterAll(() => app.remove());

it("an application with Vite and React builds, and shows its widget", async () => {
  app.run(
    "tsc",
    "--noEmit",
    "--strict",
    "--jsx",
    "react-jsx",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--skipLibCheck",
    "main.tsx",
  );
  app.run("vite", "build");
  const { errors, states } = await openBuilt(join(app.folder, "dist"));
  expect(errors).toEqual([]);
  expect(states).toEqual(["ready"]);
});
