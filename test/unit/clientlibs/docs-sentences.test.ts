// @vitest-environment node
import { expect, it } from "vitest";
import { sentence, sentencesIn } from "../../../clientlibs/docs/inspector-sentences";
import { escapeMarkup } from "../../../src/description/fallback";
import { files } from "./docs-files";

/** Sentences about a working state, console messages, and a word of another sentence. */
const others = ["edited", "shows", "simulated", "unneeded", "unknown", "inspect", "noSlots"];

it.each(["it", "en"] as const)(
  "the troubleshooting page has each sentence of the inspector (%s)",
  (language) => {
    const page = files.get(language === "it" ? "troubleshooting.html" : "en/troubleshooting.html") ?? "";
    const missing = Object.keys(sentencesIn(language)).filter(
      (id) => !others.includes(id) && !page.includes(`>${escapeMarkup(sentence(id, language))}</h3>`),
    );
    expect(missing).toEqual([]);
  },
);
