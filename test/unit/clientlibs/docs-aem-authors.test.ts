// @vitest-environment node
import { describe, expect, it } from "vitest";
import { dialogXml } from "../../../clientlibs/aem/dialog";
import { folderOf } from "../../../distribution/names";
import type { DescribedWidget } from "../../../src/description";
import { descriptions } from "../../../widgets/descriptions";
import { liveCasinoCardDescription } from "../../../widgets/live-casino-card/description";
import { sectionIn, unescapedMarkup } from "../../support/markup";
import { files } from "./docs-files";

/** Labels of the fields in a dialog and in its list, with an asterisk for required fields. */
function fieldsOfDialog(definition: DescribedWidget): string[] {
  const [own = ""] = dialogXml(({ it }) => it, definition, "").split("<identification");
  const fields = own.match(/<\w+\s[^<>]*\sname="\.\/[^<>]*>/g) ?? [];
  return fields.flatMap((field) => {
    const [, label] = /\s(?:fieldLabel|text)="([^"]+)"/.exec(field) ?? [];
    if (label === undefined) return [];
    return unescapedMarkup(label) + (field.includes('required="{Boolean}true"') ? "*" : "");
  });
}

describe("the page for authors in AEM", () => {
  it.each(descriptions)("lists the fields of the dialog of $tag", (definition) => {
    const section = unescapedMarkup(sectionIn(files.get("aem-authors.html"), "components"));
    const [, entry = ""] = section.split(`<a href="${folderOf(definition.tag)}.html">`);
    const [text = ""] = entry.split("</div>");
    for (const field of fieldsOfDialog(definition)) expect(text).toContain(field);
    expect(text.includes("*")).toBe(fieldsOfDialog(definition).some((field) => field.endsWith("*")));
  });

  it("marks a required field", () => {
    expect(fieldsOfDialog(liveCasinoCardDescription)).toContain("Codice del tavolo*");
  });
});
