import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../src/platform/html/finish";
import { fuzzRounds } from "../../support/fuzz";

const base = new URL("https://sito.example/promozioni");

/** A fragment built by DOM calls: markup that a sanitiser might accept. */
function fragmentWith(name: string, attributes: Readonly<Record<string, string>>, text = "testo") {
  const fragment = document.createDocumentFragment();
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(text);
  fragment.append(element);
  return fragment;
}

const linkOf = (href: string) => finish(fragmentWith("a", { href }), base).querySelector("a");

describe("the final check of rich text", () => {
  it("removes elements that are not allowed, with their content", () => {
    for (const name of ["script", "style", "iframe", "img", "form", "vetrina-login-modal", "h1"]) {
      expect(finish(fragmentWith(name, {}), base).childNodes, name).toHaveLength(0);
    }
  });

  it("removes containers that an editor added, but keeps their content", () => {
    const fragment = fragmentWith("div", { class: "cms" });
    expect(finish(fragment, base).textContent).toBe("testo");
    expect(fragment.querySelector("div")).toBeNull();
  });

  it("keeps only the allowed attributes of each element", () => {
    const attributes = {
      title: "t",
      href: "/x",
      colspan: "2",
      style: "color:red",
      id: "x",
      onclick: "x()",
      slot: "legal",
    };
    const keptAttributes = (name: string) =>
      finish(fragmentWith(name, attributes), base).firstElementChild?.getAttributeNames().toSorted();
    expect(keptAttributes("p")).toEqual(["title"]);
    expect(keptAttributes("a")).toEqual(["href", "rel", "title"]);
    expect(keptAttributes("td")).toEqual(["colspan", "title"]);
  });

  it("makes links absolute and adds `rel=noopener` (S04, S31)", () => {
    expect(linkOf("/regole")?.getAttribute("href")).toBe("https://sito.example/regole");
    expect(linkOf("/x")?.getAttribute("rel")).toBe("noopener");
  });

  it.each(["javascript:alert(1)", "http://example.com/", "data:text/html,x"])(
    "replaces a link to %j by its text",
    (href) => {
      const fragment = fragmentWith("a", { href }, "Regole");
      fragment.querySelector("a")?.prepend(fragmentWith("b", { onclick: "x()" }, "Le "));
      const left = [...finish(fragment, base).childNodes];
      expect(left.map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
        ["B", "Le "],
        ["#text", "Regole"],
      ]);
      expect(fragment.querySelector("b")?.getAttributeNames()).toEqual([]);
    },
  );

  it("accepts links only to https, mailto and tel", () => {
    const schemes = fc.constantFrom(
      "javascript:",
      "data:",
      "vbscript:",
      "https://",
      "mailto:",
      "//",
      "\tjava\nscript:",
      "",
    );
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        const href = linkOf(scheme + rest)?.getAttribute("href");
        return href == null || /^(https:|mailto:|tel:)/.test(href);
      }),
      { numRuns: fuzzRounds(300) },
    );
  });
});
