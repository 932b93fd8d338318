// @vitest-environment jsdom
// happy-dom loads iframes late, and then loops over members of the document that an element may hide.
import { describe, expect, it } from "vitest";
import { hiddenMember } from "../../../src/inspector/clashing-names";

const elementOf = (markup: string, selector: string): Element => {
  const page = new DOMParser().parseFromString(markup, "text/html");
  const element = page.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

describe("an element that shadows a DOM property used by renderers (S25)", () => {
  it.each([
    ['<img name="activeElement" alt="">', "img", "activeElement"],
    ['<img id="createElement" alt="">', "img", "createElement"],
    ['<form name="parentNode"></form>', "form", "parentNode"],
    ['<iframe name="documentElement"></iframe>', "iframe", "documentElement"],
    ['<form><input name="parentNode"></form>', "input", "parentNode"],
    ['<form><div><select id="nodeName"></select></div></form>', "select", "nodeName"],
  ])("is found in %s", (markup, selector, member) => {
    expect(hiddenMember(elementOf(markup, selector))).toBe(member);
  });

  it.each([
    ['<img name="logo" alt="">', "img"],
    ['<p id="activeElement"></p>', "p"],
    ['<input name="parentNode">', "input"],
    ['<form><label id="parentNode"></label></form>', "label"],
  ])("is not reported for %s", (markup, selector) => {
    expect(hiddenMember(elementOf(markup, selector))).toBeUndefined();
  });
});
