import type { Page } from "playwright-core";

/** A way in which a visitor enlarges text, and the page widths in pixels to test with it. */
export interface TextSize {
  readonly name: string;
  readonly widths: readonly number[];
  readonly style?: string;
}

/** Text spacing of WCAG 1.4.12. */
export const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** Text sizes at which everything must fit (X7). */
export const textSizes: readonly TextSize[] = [
  { name: "as designed", widths: [240, 320, 390, 1280] },
  {
    name: "with the text spacing of WCAG 1.4.12",
    widths: [240, 320, 390, 1280],
    style: `${textSpacing} p { margin-block-end: 2em !important }`,
  },
  // A window of 1280 px at a zoom of 400 % also has a viewport of 320 px.
  { name: "with a root font size of 200 %", widths: [320, 390, 1280], style: "html { font-size: 200% }" },
];

/**
 * The text sizes of `textSizes`, each in the narrowest column, and the design's size also in the widths of a
 * phone and a desktop.
 */
export const tightestTextSizes: readonly TextSize[] = [[240, 390, 1280], [240], [320]].map(
  (widths, index) => ({ ...(textSizes[index] as TextSize), widths }),
);

/** Adds a style sheet to the document and all open shadow roots, like a visitor's own style sheet. */
export function setVisitorStyle(page: Page, style = ""): Promise<void> {
  return page.evaluate((css) => {
    const marker = Symbol.for("visitor's style");
    interface Marked {
      [marker]?: CSSStyleSheet;
    }
    const give = (root: Document | ShadowRoot) => {
      const known = (root as Marked)[marker];
      const sheet = known ?? new CSSStyleSheet();
      sheet.replaceSync(css);
      (root as Marked)[marker] = sheet;
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) give(shadowRoot);
    };
    give(document);
  }, style);
}

/**
 * Describes the text that does not fit in parts of the page; empty if everything fits. It also checks open
 * shadow roots.
 *
 * - text that is cut off, that overflows its box or the page, or that overlaps other text
 * - numbers that are split over two lines
 * - controls smaller than 24 × 24 px, except links within a sentence (WCAG 2.5.8)
 *
 * @param within selector of the parts to check
 */
export function textProblems(page: Page, within: string): Promise<string[]> {
  return page.evaluate(findTextProblems, within);
}

/** Runs in the page, so it cannot use variables from outside this function. */
function findTextProblems(within: string): string[] {
  /** Tolerance for rounding, in pixels. */
  const tolerance = 1;
  const smallestTarget = 24;
  const problems = new Set<string>();

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const parentOf = (node: Node): Element | undefined => {
    const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
    const parent = slot ?? node.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : undefined;
  };

  const ancestorsOf = (node: Node): Element[] => {
    const parent = parentOf(node);
    return parent ? [parent, ...ancestorsOf(parent)] : [];
  };

  const allNodes = (root: Node): Node[] => {
    const children =
      root instanceof Element && root.shadowRoot ? root.shadowRoot.childNodes : root.childNodes;
    const shown =
      root instanceof HTMLSlotElement && root.assignedNodes().length > 0
        ? root.assignedNodes()
        : [...children];
    return [root, ...shown.flatMap(allNodes)];
  };

  const describe = (element: Element): string => {
    const name = element.getAttribute("part") ?? element.getAttribute("class");
    return name ? `${element.localName} "${name}"` : element.localName;
  };

  const isOnlyHeard = (element: Element): boolean => {
    const { clipPath, clip } = getComputedStyle(element);
    return clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)";
  };

  const isShown = (element: Element): boolean => {
    const { visibility, opacity } = getComputedStyle(element);
    return (
      visibility === "visible" && opacity !== "0" && element.checkVisibility({ contentVisibilityAuto: true })
    );
  };

  /**
   * A carousel and a row of the lobby show part of the next card on purpose. Other boxes may scroll
   * horizontally if the keyboard can scroll them: with the arrow keys in tabs, or with the Tab key in chips.
   */
  const showsPart = (element: Element) =>
    element.matches(".vetrina-carousel-track, .strip") ||
    (scrollsIn(element, "x") &&
      (element.matches("[tabindex='0'], [role='tablist'], .vetrina-chips") ||
        element.querySelector("a[href]") !== null));

  const clips = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== "visible" || overflowY !== "visible";
  };

  const scrollsIn = (element: Element, axis: "x" | "y"): boolean =>
    /^(?:auto|scroll)$/.test(getComputedStyle(element)[axis === "x" ? "overflowX" : "overflowY"]);

  const hasEdge = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopColor, borderTopStyle, display } =
      getComputedStyle(element);
    if (display === "inline" || display === "contents") return false;
    const hasGround = !/^rgba\(.*, 0\)$/.test(backgroundColor);
    const hasBorder =
      borderTopStyle !== "none" && borderTopWidth !== "0px" && !/^rgba\(.*, 0\)$/.test(borderTopColor);
    return hasGround || hasBorder;
  };

  const isInside = (inner: Box, outer: Box): boolean =>
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance;

  const rectsOf = (text: Text, start = 0, end = text.length): DOMRect[] => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };

  /**
   * Box of the letters of a line. The line box is higher, and half of the space above and below the letters
   * may be cut off.
   */
  const lettersOf = ({ left, right, top, bottom }: DOMRect, size: number, isVertical: boolean): Box => {
    if (isVertical) {
      const spare = Math.max(0, (right - left - size) / 2);
      return { left: left + spare, right: right - spare, top, bottom };
    }
    const spare = Math.max(0, (bottom - top - size) / 2);
    return { left, right, top: top + spare, bottom: bottom - spare };
  };

  /**
   * Part of an inner box that is visible in a vertically scrollable outer box. Text that is scrolled out of
   * view does not cover anything.
   */
  const inView = (inner: Box, outer: Box): Box[] => {
    const top = Math.max(inner.top, outer.top);
    const bottom = Math.min(inner.bottom, outer.bottom);
    return top < bottom ? [{ left: inner.left, right: inner.right, top, bottom }] : [];
  };

  /**
   * Adds the problems of one text, and returns the visible boxes of this text for the comparison with other
   * texts.
   */
  const checkText = (text: Text): { readonly text: Text; readonly boxes: readonly Box[] } | undefined => {
    if (text.data.trim() === "") return undefined;
    const ancestors = ancestorsOf(text);
    const [parent] = ancestors;
    if (!parent || !isShown(parent) || ancestors.some(isOnlyHeard)) return undefined;
    const { fontSize, writingMode } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const boxes = rectsOf(text).map((rect) => lettersOf(rect, size, writingMode !== "horizontal-tb"));
    if (boxes.length === 0) return undefined;
    const words = JSON.stringify(text.data.trim().replace(/\s+/g, " ").slice(0, 60));
    const description = `${words} in ${describe(parent)}`;

    const room = document.documentElement.clientWidth;
    let isInFlow = true;
    let shown: readonly Box[] = boxes;
    for (const ancestor of ancestors) {
      if (ancestor === document.body || showsPart(ancestor)) break;
      const outer = ancestor.getBoundingClientRect();
      if (clips(ancestor)) {
        // Visitors can scroll to all the content of a vertically scrollable box, so the box does not cut it
        // off.
        const scrolls = scrollsIn(ancestor, "y");
        const { left, right } = outer;
        const box = scrolls ? { left, right, top: -Infinity, bottom: Infinity } : outer;
        if (!boxes.every((each) => isInside(each, box)))
          problems.add(`cut: ${description} by ${describe(ancestor)}`);
        if (scrolls) {
          shown = boxes.flatMap((each) => inView(each, outer));
          break;
        }
      } else if (isInFlow && hasEdge(ancestor) && !boxes.every((each) => isInside(each, outer)))
        problems.add(`out of its box: ${description}, the box is ${describe(ancestor)}`);
      const { position } = getComputedStyle(ancestor);
      if (position === "fixed") break;
      if (position === "absolute") isInFlow = false;
    }
    const isOutside = ({ left, right }: Box) => left < -tolerance || right > room + tolerance;
    if (!ancestors.some(showsPart) && boxes.some(isOutside)) problems.add(`sideways: ${description}`);

    for (const { 0: number, index } of text.data.matchAll(/\d[\d.,:/]*\d/g)) {
      const lines = new Set(rectsOf(text, index, index + number.length).map(({ top }) => Math.round(top)));
      if (lines.size > 1) problems.add(`broken number: ${number} in ${describe(parent)}`);
    }
    return { text, boxes: shown };
  };

  const checkTarget = (element: Element): void => {
    if (!element.matches("button, a[href], input:not([type=hidden]), select, textarea, summary")) return;
    if (!isShown(element) || [element, ...ancestorsOf(element)].some(isOnlyHeard)) return;
    if (getComputedStyle(element).display === "inline") return;
    // The target of a checkbox includes its label.
    const target = (element.matches("[type=checkbox], [type=radio]") && element.closest("label")) || element;
    const box = target.getBoundingClientRect();
    // A positioned pseudo-element enlarges the target, like that of a card's name.
    const cover = getComputedStyle(element, "::after");
    const isLarger = cover.content !== "none" && cover.position === "absolute";
    const width = isLarger ? Math.max(box.width, parseFloat(cover.width)) : box.width;
    const height = isLarger ? Math.max(box.height, parseFloat(cover.height)) : box.height;
    if (width + 0.5 < smallestTarget || height + 0.5 < smallestTarget)
      problems.add(`small target: ${describe(element)} is ${Math.round(width)} × ${Math.round(height)}`);
  };

  const overlap = (a: Box, b: Box): boolean => {
    const depth = 2;
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > depth &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > depth
    );
  };

  /** Content that is fixed to the viewport covers text only until the visitor scrolls. */
  const layerOf = (text: Text): Element | undefined =>
    ancestorsOf(text).find(
      (each) => /^(?:fixed|absolute|sticky)$/.test(getComputedStyle(each).position) || each.matches("dialog"),
    );

  const nodes = [...document.querySelectorAll(within)].flatMap(allNodes);
  for (const node of nodes) if (node instanceof Element) checkTarget(node);
  const texts = nodes
    .flatMap((node) => (node instanceof Text ? (checkText(node) ?? []) : []))
    .map(({ text, boxes }) => ({ words: text.data.trim().slice(0, 40), boxes, layer: layerOf(text) }));
  texts.forEach(({ words, boxes, layer }, index) => {
    for (const other of texts.slice(index + 1)) {
      const isCovered = boxes.some((box) => other.boxes.some((each) => overlap(box, each)));
      if (isCovered && other.layer === layer)
        problems.add(`overlap: ${JSON.stringify(words)} and ${JSON.stringify(other.words)}`);
    }
  });
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    problems.add("the page scrolls sideways");
  return [...problems];
}

/** Words that are split over two lines, in parts of the page and in their open shadow roots. */
export function splitWords(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const textsOf = (node: Node): Text[] => {
      if (node instanceof Text) return [node];
      if (node instanceof Element && !node.checkVisibility()) return [];
      const root = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
      return [...root.childNodes].flatMap(textsOf);
    };
    const isSplit = (text: Text, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll(selector)]
      .flatMap(textsOf)
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
          isSplit(text, index, index + word.length) ? [word] : [],
        ),
      );
  }, within);
}
