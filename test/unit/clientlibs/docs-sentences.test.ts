// @vitest-environment node
import { expect, it } from "vitest";
import { findingTexts } from "../../../clientlibs/docs/finding-prose";
import { withoutNames } from "../../../clientlibs/docs/troubleshooting-page";
import { escapeMarkup } from "../../../src/definition/fallback";
import { reasonTexts } from "../../../src/inspector/sentences";
import { files } from "./docs-files";

/** These say that all is well, or are lines of the console, or a word of another sentence. */
const others = ["edited", "shows", "simulated", "unneeded", "unknown", "inspect", "noSlots"];

it.each(["it", "en"] as const)(
  "the page about troubleshooting has each sentence of the inspector (%s)",
  (language) => {
    const page = files.get(language === "it" ? "troubleshooting.html" : "en/troubleshooting.html") ?? "";
    const texts = Object.entries({ ...findingTexts[language], ...reasonTexts[language] });
    const missing = texts.filter(
      ([name, text]) =>
        !others.includes(name) && !page.includes(`<dt>${escapeMarkup(withoutNames(text))}</dt>`),
    );
    expect(missing).toEqual([]);
  },
);
