import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, createConsumer, openBuilt, own, peers } from "./consumer";

const layout = `
import type { ReactNode } from "react";
import { Start } from "./start";

export const metadata = { title: "Next" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it">
      <head><link rel="icon" href="data:," /></head>
      <body>
        {children}
        <Start />
      </body>
    </html>
  );
}
`;

/** Starts the library after hydration, as the README states. */
const start = `
"use client";
import { useEffect } from "react";
import { startVetrina } from "vetrina";
import { allWidgets } from "vetrina/widgets";

export function Start() {
  useEffect(() => {
    void startVetrina({ widgets: allWidgets, configuration: { language: "it" } });
  }, []);
  return null;
}
`;

const page = `
import { DatePicker } from "vetrina/react";

export default function Page() {
  return <DatePicker minDate="2026-11-01" name="dal">Dal giorno</DatePicker>;
}
`;

let app: Consumer;
beforeAll(() => {
  app = createConsumer(
    { ...peers, next: "16.4.6", ...own("typescript", "@types/node", "@types/react", "@types/react-dom") },
    {
      "next.config.mjs": 'export default { output: "export" };\n',
      "app/layout.tsx": layout,
      "app/start.tsx": start,
      "app/page.tsx": page,
    },
  );
});
afterAll(() => app.remove());

it("an application with Next builds, renders the element on the server, and shows its widget", async () => {
  app.run("next", "build");
  const { errors, states, served } = await openBuilt(join(app.folder, "out"));
  expect(served).toContain(
    '<vetrina-date-picker data-min-date="2026-11-01" name="dal">Dal giorno</vetrina-date-picker>',
  );
  expect(errors).toEqual([]);
  expect(states).toEqual(["ready"]);
});
