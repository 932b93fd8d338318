import type { Page } from "playwright-core";

/** A piece of a widget: an element with its computed styles, or a line of text, each with its position. */
type Piece = readonly [name: string, place: string, styles: readonly string[]];

interface Inspected {
  readonly pieces: () => readonly Piece[];
  before: readonly Piece[];
}

/** Records the rendering of all widgets of the page, for the comparison in `changesInside`. */
export const rememberInsides = (page: Page): Promise<number> =>
  page.evaluate(() => {
    /** Slotted content belongs to the site, except the login's dialog and form. The login's panel has no box. */
    const ofSite = 'vetrina-login-panel, [slot="legal"], [slot="legal"] *';
    // The slot of an element that has not started shows the site's content and has no box.
    const ofWidget = (host: Element): Element[] => [
      ...(host.shadowRoot?.querySelectorAll(":not(:host > slot)") ?? []),
      ...[...host.querySelectorAll(':scope > [slot="form"], :scope > [slot="form"] *')].filter(
        (element) => !element.matches(ofSite),
      ),
    ];
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map((value) => value.toFixed(2)).join(" ");
    const properties = [...getComputedStyle(document.body)];
    /** Boxes and text inside an SVG are not compared. */
    const counts = (property: string) =>
      /^(fill|stroke|display|opacity|visibility|outline-style)/.test(property);
    const ofDrawings = properties.filter(counts);
    const computed = (element: Element) => {
      const styles = getComputedStyle(element);
      return [
        ...(element.matches("svg *") ? ofDrawings : properties).map(
          (property) => `${property}: ${styles.getPropertyValue(property)}`,
        ),
        ...["::before", "::after"].map((pseudo) => `${pseudo}: ${getComputedStyle(element, pseudo).content}`),
      ];
    };
    const lines = (element: Element, name: string): Piece[] =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [`text of ${name}`, placeOf(range.getBoundingClientRect()), []];
        });
    const piecesOf = (host: Element) =>
      ofWidget(host).flatMap((element): Piece[] => {
        const name = `${host.localName} › ${element.localName}.${element.getAttribute("class") ?? ""}`;
        return [[name, placeOf(element.getBoundingClientRect()), computed(element)], ...lines(element, name)];
      });
    const hosts = [...document.querySelectorAll("*")].filter(({ shadowRoot }) => shadowRoot);
    const pieces = () => hosts.flatMap(piecesOf);
    const before = pieces();
    Object.assign(window, { inspected: { pieces, before } satisfies Inspected });
    return before.length;
  });

/**
 * Changes that a site's style causes inside widgets, one line for each position or declaration. Only the
 * first few are listed. A second reading in the same task confirms them, because the page may have changed
 * meanwhile.
 */
export const changesInside = (page: Page, css: string): Promise<string[]> =>
  page.evaluate((added) => {
    const { inspected } = window as unknown as { inspected: Inspected };
    const style = document.createElement("style");
    style.textContent = added;
    const changes = () => {
      document.head.append(style);
      const after = inspected.pieces();
      style.remove();
      return inspected.before.flatMap(([name, place, styles], index) => {
        const [, newPlace = "gone", newStyles = []] = after[index] ?? [];
        const changed = newStyles.filter((each, nth) => each !== styles[nth]);
        return [
          ...(place === newPlace ? [] : [`${name}: ${place} → ${newPlace}`]),
          ...changed.map((each) => `${name}: ${each}`),
        ];
      });
    };
    let found = changes();
    if (found.length) {
      inspected.before = inspected.pieces();
      found = changes();
    }
    return [...found.slice(0, 8), ...(found.length > 8 ? [`and ${found.length - 8} more`] : [])];
  }, css);
