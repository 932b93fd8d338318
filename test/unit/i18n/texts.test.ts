import { describe, expect, it } from "vitest";
import { formatEuros } from "../../../src/i18n/money";
import { defineTexts, translator } from "../../../src/i18n/texts";

const texts = defineTexts(
  "probe",
  { hello: "Ciao, {name}", messages: { one: "{count} messaggio", other: "{count} messaggi" } },
  { hello: "Hello, {name}", messages: { one: "{count} message", other: "{count} messages" } },
);

describe("the texts of the library", () => {
  it("include parameters and the right plural form", () => {
    const t = translator(texts, "it");
    expect(t("hello", { name: "Giulia" })).toBe("Ciao, Giulia");
    expect(t("messages", { count: 1 })).toBe("1 messaggio");
    expect(t("messages", { count: 3 })).toBe("3 messaggi");
    expect(translator(texts, "en")("messages", { count: 0 })).toBe("0 messages");
  });

  it("are overridden by the operator's texts", () => {
    const t = translator(texts, "it", {
      it: { "probe.hello": "Salve, {name}" },
      en: { "probe.hello": "Hi" },
    });
    expect(t("hello", { name: "Giulia" })).toBe("Salve, Giulia");
  });

  it("use other quotation marks for a quotation within a quotation", () => {
    const quoted = defineTexts(
      "probe",
      { end: "Fine di «{name}» {name}" },
      { end: "End of “{name}” {name}" },
    );
    expect(translator(quoted, "it")("end", { name: "Serie «Autunno»" })).toBe(
      "Fine di «Serie “Autunno”» Serie «Autunno»",
    );
    expect(translator(quoted, "en")("end", { name: "The “Cup”" })).toBe("End of “The ‘Cup’” The “Cup”");
  });

  it("show a placeholder if its parameter is missing", () => {
    expect(translator(texts, "it")("hello")).toBe("Ciao, {name}");
  });
});

describe("an amount of money", () => {
  // The space before the euro sign is a no-break space.
  it.each([
    [1234.5, "1.234,50\u00a0€"],
    [0, "0,00\u00a0€"],
    [9.99, "9,99\u00a0€"],
    [1_000_000, "1.000.000,00\u00a0€"],
    [-3.5, "-3,50\u00a0€"],
  ])("is formatted in Italian: %d as %s", (amount, written) => {
    expect(formatEuros(amount, "it")).toBe(written);
  });

  it("is formatted in English on request", () => {
    expect(formatEuros(1234.5, "en")).toBe("€1,234.50");
  });
});
