import { describe, expect, it } from "vitest";
import { fallbackTagIn, withoutParagraph } from "../../../src/inspector/fallback-content";
import { descriptions } from "../../../widgets/descriptions";
import { elementOf } from "./markup";

function foundIn(markup: string): string | undefined {
  const { element, definition } = elementOf(markup);
  return fallbackTagIn(definition, element);
}

describe("the content of elements", () => {
  it("is a paragraph in the samples of all but those that are named", () => {
    const named = descriptions.filter(({ contains, fallback }) => !contains && !fallback.startsWith("<p"));
    expect(withoutParagraph.toSorted()).toEqual(named.map(({ tag }) => tag).toSorted());
  });

  it.each([
    ['<vetrina-date-picker name="dal" /><p>Testo</p>', "p"],
    ["<vetrina-date-picker><span>Dal</span></vetrina-date-picker><p>Testo</p>", undefined],
    ["<vetrina-notifications /><div>Testo</div>", "div"],
    ["<vetrina-awards><p>Premi</p></vetrina-awards>", undefined],
    ["<vetrina-awards /><p>Uno</p><p>Due</p>", "p"],
    ["<vetrina-awards><ul><li>x</li></ul></vetrina-awards>", "ul"],
    ['<vetrina-login-modal><p slot="legal">x</p></vetrina-login-modal>', undefined],
    ["<vetrina-live-casino-lobby><p>x</p></vetrina-live-casino-lobby>", undefined],
  ])("%s: %s", (markup, tag) => {
    expect(foundIn(markup)).toBe(tag);
  });
});
