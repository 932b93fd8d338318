import card from "../card/card.css?inline";
import panelState from "../panel-state/panel-state.css?inline";
import base from "./base.css?inline";
import controls from "./controls.css?inline";
import { tokens } from "./tokens";

/**
 * Style sheets of every widget's shadow root: tokens, base and controls. They precede the widget's own
 * sheets.
 */
export const uiStyles: readonly string[] = [tokens, base, controls];

/**
 * Style sheets of the primitives that `uiStyles` does not include. A widget adds the sheets of the primitives
 * that it uses: `[...uiStyles, cardStyles]`.
 */
export const cardStyles: string = card;
export const panelStateStyles: string = panelState;

/** Makes each declaration of a sheet important, except text spacing, for which a visitor may have their own rule. */
const important = (css: string) =>
  css.replace(/([{;]\s*)(?!font:|line-height:|letter-spacing:)([\w-]+:[^{};]+)(?=[;}])/g, "$1$2!important");

/**
 * Styles for a form in the light DOM: buttons, fields and notices, then the given rules. The document adopts
 * the sheet. Important declarations in a layer override all rules of the page that are not in a layer. A site
 * styles the form with tokens, which slotted children inherit.
 */
export const lightDomStyles = (css: string): string => `@layer vetrina{${important(controls + css)}}`;
