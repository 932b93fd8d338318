import { driver } from "driver.js";
import { prefersReducedMotion } from "../platform/layout";
import { addSheets } from "../platform/style-sheets";
import type { Box } from "../platform/viewport-box";
import { markOwn } from "../utils/own-nodes";
import { pageDocument } from "../utils/page-document";
import css from "./overlay.css?inline";

/** Pixels between the target and the edge of the cut-out. */
const padding = 8;
const radius = 10;

export interface Overlay {
  /**
   * Moves the cut-out to another box. `readBox` is called in each animation frame. If it returns undefined,
   * no cut-out is visible.
   */
  show(readBox: () => Box | undefined): void;
  /** Renders the cut-out again after the target has moved. Ends a running animation of the cut-out. */
  refresh(): void;
  readonly close: () => void;
}

/** The listeners in the state of driver.js. */
interface Events {
  readonly onKeydown: () => void;
}

/** A box whose cut-out has no size, in the middle of the viewport. */
const noBox = (): Box => ({
  left: innerWidth / 2 + padding,
  top: innerHeight / 2 + padding,
  width: -2 * padding,
  height: -2 * padding,
});

/**
 * Shades the page around a target, using driver.js. Instead of the target, driver.js receives a substitute
 * outside the page. On a real target it would set classes and ARIA attributes, and it does not search shadow
 * roots. Its keys and its popover, which writes HTML from strings (S03), are not used.
 *
 * @param host its style has the colour of the shade
 */
export function openOverlay(host: Element, onClick: () => void): Overlay {
  const removeStyles = addSheets(document, [css]);
  const instance = driver({
    animate: !prefersReducedMotion(),
    overlayColor: getComputedStyle(host).color,
    overlayOpacity: 1,
    stagePadding: padding,
    stageRadius: radius,
    allowKeyboardControl: false,
    overlayClickBehavior: onClick,
  });
  let readBox: () => Box | undefined = noBox;
  return {
    show(read) {
      // All substitutes read the newest box, because driver.js still reads the previous substitute while the
      // cut-out moves.
      readBox = read;
      const element = pageDocument.createElement("div");
      element.getBoundingClientRect = () => {
        const { left, top, width, height } = readBox() ?? noBox();
        return new DOMRect(left, top, width, height);
      };
      instance.highlight({ element });
      // Runs after the callback that `highlight` has registered, which adds the SVG of the shade to the body.
      requestAnimationFrame(() => {
        const drawing = instance.getState("__overlaySvg") as SVGElement | undefined;
        if (drawing) markOwn(drawing);
      });
      // This listener of driver.js would handle every Tab key of the page and ignore the tab stops of our
      // popover.
      window.removeEventListener("keydown", (instance.getState("__events") as Events).onKeydown);
    },
    refresh: () => instance.refresh(),
    close() {
      instance.destroy();
      removeStyles();
    },
  };
}
