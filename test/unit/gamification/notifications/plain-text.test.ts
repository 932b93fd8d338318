import { describe, expect, it } from "vitest";
import { firstLink, plainText } from "../../../../src/gamification/notifications/plain-text";
import { measureProcessorTime } from "../../support/processor-time";

describe("the plain text of markup", () => {
  it.each([
    ["<p>Ogni raccolta conta <em>dopo</em> l’adesione.</p>", "Ogni raccolta conta dopo l’adesione."],
    ["a<br>b\n\n  c", "a b c"],
    ["5 &euro;&nbsp;&lt;b&gt; &amp; &#8364; &#x20AC;", "5 &euro; <b> & € &#x20AC;"],
    ["&#9999999;&#99999999;&constructor;&valueOf;x", "&#99999999;&constructor;&valueOf;x"],
    ["prima<script>alert(1)</script> dopo<style>p{}</style>", "prima dopo"],
    ["prima<script>alert(1)", "prima"],
    ["<!-- nota --><p>testo<!-- <b> -->", "testo"],
    ["2 < 3 e 4 > 1", "2 < 3 e 4 > 1"],
    ['<img src="x" onerror="alert(1)', ""],
    ["", ""],
    [undefined, ""],
  ])("is extracted from %j as %j", (html, expected) => {
    expect(plainText(html, 200)).toBe(expected);
  });

  it("is cut at the end of a word, or within a very long word", () => {
    expect(plainText("uno due tre quattro", 13)).toBe("uno due tre…");
    expect(plainText("a".repeat(30), 10)).toBe(`${"a".repeat(10)}…`);
    expect(plainText("uno due tre", 11)).toBe("uno due tre");
  });

  it.each(["<", "<a ", "<script", "<!--", "&#", "<a href='", "</a"])(
    "is extracted in time proportional to the length of the markup, even with many %j (S26)",
    (part) => {
      const html = part.repeat(100_000 / part.length);
      const elapsed = measureProcessorTime();
      plainText(html, 200);
      firstLink(html);
      expect(elapsed()).toBeLessThan(200);
    },
  );
});

describe("the first link of markup", () => {
  it.each([
    ['<p>Vedi <a class="x" href="/premi?a=1&amp;b=2">i <b>premi</b></a></p>', "/premi?a=1&b=2", "i premi"],
    ["<A HREF='https://a.example/'>A</A><a href='/b'>b</a>", "https://a.example/", "A"],
    ["<a href='/premi'>Premi</a>", "/premi", "Premi"],
    ["<a href='/premi'>senza fine", "/premi", ""],
  ])("is found in %j", (html, href, label) => {
    expect(firstLink(html)).toEqual({ href, label });
  });

  it.each(["<p>Nessun collegamento</p>", "<a name='x'>Ancora</a>", "<script><a href='/x'>x</a></script>"])(
    "is not found in %j",
    (html) => {
      expect(firstLink(html)).toBeUndefined();
    },
  );
});
