import { describe, expect, it } from "vitest";
import { url, attributeName, text } from "../../../src/definition";
import { type Printable, renderFallback } from "../../../src/description/fallback";
import { renderElement } from "../../support/markup";

const probe: Printable = {
  tag: "vetrina-probe",
  attributes: { href: url(), minDate: text() },
  fallback: '<a href="{href}">{choose}{unknown}</a>',
  texts: { it: { choose: "Scegli" }, en: { choose: "Choose" } },
};

describe("the fallback content of an element", () => {
  it("contains the attributes, and texts in the requested language", () => {
    expect(renderFallback(probe, { href: "/a" })).toBe('<a href="/a">Scegli</a>');
    expect(renderFallback(probe, { href: "/a" }, "en")).toBe('<a href="/a">Choose</a>');
  });

  it("leaves out empty slots", () => {
    const withSlots = {
      ...probe,
      fallback: '<p>{choose}</p><div slot="a">{nothing}</div><a slot="b">{choose}</a>',
    };
    expect(renderFallback(withSlots, {})).toBe('<p>Scegli</p><a slot="b">Scegli</a>');
  });

  it("escapes the input of authors, and leaves out URLs that would run code", () => {
    expect(renderFallback(probe, { href: '"><script>' })).not.toContain("<script");
    expect(renderFallback(probe, { href: "javascript:alert(1)" })).toBe('<a href="">Scegli</a>');
  });

  it("is rendered inside its element, and empty attributes of the element are omitted", () => {
    expect(renderElement(probe, { href: "", minDate: '1"2' })).toBe(
      '<vetrina-probe data-min-date="1&quot;2"><a href="">Scegli</a></vetrina-probe>',
    );
  });

  it("has attribute names in kebab case", () => {
    expect(attributeName("closeOnOutsideClick")).toBe("data-close-on-outside-click");
  });
});
