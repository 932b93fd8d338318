// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedMarkup, maxDepth, maxElements, maxMarkupLength } from "../../../src/utils/bounded-markup";
import { fuzzRounds } from "../../support/fuzz";

const times = (part: string, count: number) => part.repeat(count);
const textOf = (markup: string) => markup.replace(/<[^<>]*>/g, "").replace(/&lt;/g, "<");

/** Number of elements and greatest depth of well-formed markup. Undefined if an end tag has no start tag. */
function measure(markup: string) {
  const open: string[] = [];
  let elements = 0;
  let depth = 0;
  for (const [, slash, name = ""] of markup.matchAll(/<(\/?)([a-z][^\s/<>]*)[^<>]*>/g)) {
    if (slash) {
      if (open.pop() !== name) return undefined;
    } else {
      elements += 1;
      if (!/^(br|hr|img|embed|meta)$/.test(name)) open.push(name);
      depth = Math.max(depth, open.length);
    }
  }
  return { elements, depth };
}

/** A document as an editor writes it, with `rows` table rows. */
const document = (rows: number) => `<h3 title="l’offerta">Come funziona</h3>
  <ul><li>uno<li>due <b>forte</b><li>tre</ul><p>a &lt; b<br>c<p>d
  <table><tbody>${times('<tr><td colspan="2">10 €</td><td><a href="/x?a=1&amp;b=2">qui</a></td></tr>', rows)}</tbody></table>`;

describe("markup from a service (S24)", () => {
  it.each(["", "testo", "<p>a<b>b</p>c</b>", document(10), times("<p>", 100), '<a title="a > b">c</a>'])(
    "is unchanged if it is simple: %#",
    (markup) => {
      expect(boundedMarkup(markup)).toEqual({ markup, isComplete: true });
    },
  );

  it("is complete even in a long document", () => {
    const html = document(300);
    const { markup, isComplete } = boundedMarkup(html);
    expect(isComplete).toBe(true);
    expect(textOf(markup)).toBe(textOf(html).replaceAll("&lt;", "<"));
    expect(measure(markup)).toMatchObject({ depth: 6 });
    expect([...markup.matchAll(/<(li|td|p)\b/g)]).toHaveLength(3 + 600 + 2);
    expect(markup).toContain('<a href="/x?a=1&amp;b=2">qui</a>');
    expect(markup).toContain("<ul><li>uno</li><li>due <b>forte</b></li><li>tre</li></ul>");
  });

  it.each([
    ["nested elements", `${times("<b>", 16_000)}Condizioni`],
    ["nested containers", `${times("<div>", 9000)}Condizioni${times("</div>", 500)}`],
    ["formatting that is opened again", `${times("<p><b>", 4000)}Condizioni`],
    [
      "formatting that a table cell seems to close",
      `${times("<i><table><tr><td></i></table>", 1200)}Condizioni`,
    ],
    ["end tags in attributes", `${times('<b title="</b>">', 3000)}Condizioni`],
    ["elements with unusual whitespace in their names", `${times(`<b x=y ="b='</b>" d>`, 2000)}Condizioni`],
    ["end tags in comments", `${times("<b><!--</b>-->", 3000)}Condizioni`],
    ["elements with odd spaces in their names", `${times("<b\u00a0x></b>", 3000)}Condizioni`],
    ["many elements", `${times("<b></b>", 6000)}Condizioni`],
    ["many attributes", `<b ${times("a ", 15_000)}>Condizioni</b>${times("<i>", 101)}`],
  ])("is bounded before parsing and keeps its text if it contains %s", (_, html) => {
    const { markup, isComplete } = boundedMarkup(html);
    const measured = measure(markup);
    expect(measured?.depth).toBeLessThanOrEqual(maxDepth);
    expect(measured?.elements).toBeLessThanOrEqual(maxElements);
    expect(Math.max(...[...markup.matchAll(/<[^<>]*>/g)].map(([tag]) => tag.length))).toBeLessThan(2100);
    expect(markup).toContain("Condizioni");
    expect(isComplete).toBe(false);
  });

  it("is cut before a tag that exceeds the maximum length", () => {
    const { markup, isComplete } = boundedMarkup(`${times("a", maxMarkupLength - 3)}<b title="x">b</b>`);
    expect([markup, isComplete]).toEqual([times("a", maxMarkupLength - 3), false]);
  });

  it("is well-formed and bounded for any input", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "<b>",
        "</b>",
        "<td>",
        "</p>",
        "<li>",
        "<svg>",
        "<!--",
        "-->",
        '"',
        "'",
        "<",
        ">",
        "<b/",
        "=",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const motif = parts.join("") || "x";
        const { markup } = boundedMarkup(times(motif, Math.ceil(10_001 / motif.length)));
        const measured = measure(markup);
        expect(measured?.depth).toBeLessThanOrEqual(maxDepth);
        expect(measured?.elements).toBeLessThanOrEqual(maxElements);
      }),
      { numRuns: fuzzRounds(300) },
    );
  });
});
