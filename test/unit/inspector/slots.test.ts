import { describe, expect, it } from "vitest";
import { neededSlots } from "../../../src/inspector/needed-slots";
import { authorSlots, ownSlot, wrongSlots } from "../../../src/inspector/slots";
import { descriptions } from "../../../widgets/descriptions";
import { elementOf } from "./markup";

function wrongIn(markup: string): string[] {
  const { element, definition } = elementOf(markup);
  return wrongSlots(definition, element);
}

describe("the slots of elements", () => {
  it("are those of the definitions", () => {
    const ofDefinitions = descriptions.flatMap(({ tag, slots = {} }) => {
      const names = Object.keys(slots).filter((name) => name !== ownSlot);
      return names.length > 0 ? [[tag, names]] : [];
    });
    expect(authorSlots).toEqual(Object.fromEntries(ofDefinitions));
    const [withOwn, ...others] = descriptions.filter(({ slots = {} }) => Object.hasOwn(slots, ownSlot));
    expect([withOwn?.tag, others]).toEqual(["vetrina-login-modal", []]);
  });

  it("that have to be filled are those of the definitions", () => {
    const ofDefinitions = descriptions.flatMap(({ tag, slots = {} }) => {
      const names = Object.keys(slots).filter((name) => slots[name]?.needed);
      return names.length > 0 ? [[tag, names]] : [];
    });
    expect(neededSlots).toEqual(Object.fromEntries(ofDefinitions));
  });

  it.each([
    ['<vetrina-date-picker><i slot="icona"></i><b slot="icona"></b>Dal</vetrina-date-picker>', ["icona"]],
    ['<vetrina-date-picker><svg slot="icon-calendar"></svg><i slot="">Dal</i></vetrina-date-picker>', []],
    ['<vetrina-awards><p><i slot="x"></i></p><p slot="titolo"></p></vetrina-awards>', ["titolo"]],
    ['<vetrina-login-modal><div slot="form"></div><p slot="legal"></p></vetrina-login-modal>', []],
    ['<vetrina-live-casino-lobby><div slot="open"></div></vetrina-live-casino-lobby>', []],
  ])("are compared with those that children ask for: %s", (markup, wrong) => {
    expect(wrongIn(markup)).toEqual(wrong);
  });
});
