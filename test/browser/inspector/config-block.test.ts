import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { inspectorOf } from "./inspector-page";

const site = useTestSite();

/** Opens a page with this block instead of the configuration. */
async function openBlock(block: string) {
  site.sandbox.page("/test/block", {
    head: block,
    config: false,
    body: "<main><h1>Prova</h1><vetrina-date-picker>Dal</vetrina-date-picker></main>",
  });
  const { page, consoleMessages } = await site.visit("/test/block?vetrina-inspect");
  await inspectorOf(page).waitFor();
  return { panel: inspectorOf(page), lines: () => [...consoleMessages.errors, ...consoleMessages.warnings] };
}

const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

describe("a block of the configuration", () => {
  it("is reported with the browser's message and without its content if it is not JSON", async () => {
    const { panel, lines } = await openBlock(
      block(
        "vetrina-config",
        '\n{\n  "language": "it",\n  "account": { "origin": "https://segreto.it" },\n}\n',
      ),
    );
    const sentence = "Il JSON di «vetrina-config» non è valido: Expected double-quoted property name";
    await panel.getByText(sentence).waitFor();
    await expect.poll(() => lines().join("\n")).toContain(`[vetrina] ${sentence}`);
    expect(lines().join("\n")).toContain("[vetrina] #vetrina-config is not valid JSON");
    expect(lines().join("\n")).not.toContain("segreto");
  });

  it("is reported with the correct id if its id is misspelled", async () => {
    const { panel, lines } = await openBlock(block("vetrina_config", '{ "language": "en" }'));
    const sentence =
      "Il blocco JSON «vetrina_config» non si legge: l’id della configurazione è «vetrina-config».";
    await panel.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(lines).toContain(`[vetrina] ${sentence}`);
  });
});
