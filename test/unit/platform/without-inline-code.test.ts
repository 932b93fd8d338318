// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutInlineCode } from "../../../src/platform/html";
import { measureProcessorTime } from "../support/processor-time";

describe("withoutInlineCode", () => {
  it.each([
    ['<p style="color: red">a</p>', "<p >a</p>"],
    ["<p STYLE = 'color: red' title=x>a</p>", "<p  title=x>a</p>"],
    ["<p/style=color:red>a</p>", "<p/>a</p>"],
    ['<p title="a > b" style="x">a</p>', '<p title="a > b" >a</p>'],
    ["<p style>a</p>", "<p >a</p>"],
    ["<img src=x onerror=alert(1)>", "<img src=x >"],
    ["<b OnClick = 'a(\"b\")' title=on>a</b>", "<b  title=on>a</b>"],
  ])("removes the inline code from %s", (html, expected) => {
    expect(withoutInlineCode(html)).toBe(expected);
  });

  it.each([
    "Lo style = una parola",
    '<p title="style = x">a</p>',
    "<a href=/style=x>a</a>",
    '<p data-style="x">a</p>',
    "5 < 6 style=x",
    "<style>p { color: red }</style>",
    "<x-style>a</x-style>",
  ])("keeps %s", (html) => {
    expect(withoutInlineCode(html)).toBe(html);
  });

  it("returns quickly even for the longest allowed hostile text", () => {
    fc.assert(
      fc.property(fc.constantFrom("<a ", '<a "', "<a style=", "<a x='"), (piece) => {
        const elapsed = measureProcessorTime();
        withoutInlineCode(piece.repeat(10_000 / piece.length));
        expect(elapsed()).toBeLessThan(1000);
      }),
    );
  });
});
