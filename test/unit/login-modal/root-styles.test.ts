import { describe, expect, it } from "vitest";
import { holdStyles } from "../../../widgets/login-modal/root-styles";

describe("styles beside the shadow root", () => {
  it("are adopted once for all holders and removed with the last", () => {
    const before = document.adoptedStyleSheets;
    const first = holdStyles(document, "@layer vetrina{a{color:red}}");
    const second = holdStyles(document, "@layer vetrina{a{color:red}}");
    expect(document.adoptedStyleSheets).toHaveLength(before.length + 1);
    first();
    first();
    expect(document.adoptedStyleSheets).toHaveLength(before.length + 1);
    second();
    expect(document.adoptedStyleSheets).toEqual(before);
  });

  it("do not change the page's own sheets", () => {
    const release = holdStyles(document, "b{}");
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    release();
    expect(document.adoptedStyleSheets).toContain(own);
    document.adoptedStyleSheets = [];
  });
});
