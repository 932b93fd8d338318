import { pageDocument } from "../../utils/page-document";
import { prefersReducedMotion } from "../theme/motion";
import { driver } from "./driver";
import css from "./overlay.css?inline";

/** Pixels of the cut-out around its target. */
const padding = 8;
const radius = 10;
/** Milliseconds in which the cut-out moves to the next target. */
const duration = 260;

export interface Overlay {
  /** Moves the cut-out to another box, which is read in each frame; undefined for no cut-out. */
  show(readBox: () => DOMRect | undefined): void;
  /** Draws again after the target has moved. */
  refresh(): void;
  close(): void;
}

/** A box whose cut-out has no size, in the middle of the window. */
const noBox = () =>
  new DOMRect(innerWidth / 2 + padding, innerHeight / 2 + padding, -2 * padding, -2 * padding);

/**
 * Shades the page around a target, by driver.js. It gets a stand-in that is not in the page: on a real target it would
 * set classes and ARIA attributes, and look for it in no shadow root. Its own popover, which writes HTML from strings,
 * is not used (S03), nor its keys.
 */
export function openOverlay(colour: string, onClick: () => void): Overlay {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  pageDocument.adoptedStyleSheets = [...pageDocument.adoptedStyleSheets, sheet];
  const instance = driver({
    animate: !prefersReducedMotion(),
    duration,
    overlayColor: colour,
    overlayOpacity: 1,
    stagePadding: padding,
    stageRadius: radius,
    allowKeyboardControl: false,
    overlayClickBehavior: onClick,
  });
  let readBox: () => DOMRect | undefined = noBox;
  let moving = 0;
  return {
    show(read) {
      // Earlier stand-ins follow too: while the cut-out moves, driver.js still reads the one before.
      readBox = read;
      moving = performance.now() + duration;
      const element = pageDocument.createElement("div");
      element.getBoundingClientRect = () => readBox() ?? noBox();
      instance.highlight({ element });
    },
    refresh() {
      // Until then it reads the box in each frame by itself; a refresh would end the movement.
      if (performance.now() > moving) instance.refresh();
    },
    close() {
      instance.destroy();
      pageDocument.adoptedStyleSheets = pageDocument.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
