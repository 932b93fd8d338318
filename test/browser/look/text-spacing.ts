import type { Page } from "playwright-core";
import { textSpacing } from "../support/text-fit";

/** Text spacing of WCAG 1.4.12. */
export const asAsked = "letters 0.12, words 0.16, lines 1.50";

export interface SpacingOptions {
  /** True for a tool that also writes into shadow trees, unlike a visitor's style sheet. */
  readonly ofTool?: boolean;
  /** Selector of the elements whose text is measured. */
  readonly selector?: string;
}

/** Distinct spacings of text inside widgets, in em, after a visitor has increased them. */
export const spacings = (page: Page, { ofTool = false, selector = "*" }: SpacingOptions): Promise<string[]> =>
  page.evaluate(
    ([css, reachesTrees, wanted]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const trees = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      const styled = [document, ...(reachesTrees ? trees : [])];
      for (const tree of styled) tree.adoptedStyleSheets.push(sheet);
      const isText = (element: Element) =>
        element.getClientRects().length > 0 &&
        (element.matches("input") ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()));
      const found = trees
        .flatMap((tree) => [
          ...tree.querySelectorAll(wanted),
          ...[...tree.host.querySelectorAll(wanted)].filter((each) => each.closest('[slot="form"]')),
        ])
        .filter(isText)
        .map((element) => {
          const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(element);
          const [letters, words, lines] = [letterSpacing, wordSpacing, lineHeight].map((value) =>
            (parseFloat(value) / parseFloat(fontSize)).toFixed(2),
          );
          return `letters ${letters}, words ${words}, lines ${lines}`;
        });
      for (const tree of styled)
        tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((each) => each !== sheet);
      return [...new Set(found)];
    },
    [textSpacing, ofTool, selector] as const,
  );
