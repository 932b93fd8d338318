import base from "./base.css?inline";
import card from "../card/card.css?inline";
import controls from "./controls.css?inline";
import panelState from "../panel-state/panel-state.css?inline";
import progress from "../progress/progress.css?inline";
import { tokens } from "./tokens";

/** Style sheets of every widget's shadow root, before its own: tokens, ground, controls. */
export const uiStyles: readonly string[] = [tokens, base, controls];

/** Sheets of the other primitives: a widget adds those that it uses, `[...uiStyles, progressStyles]`. */
export const cardStyles: string = card;
export const panelStateStyles: string = panelState;
export const progressStyles: string = progress;

/** Makes each declaration of a sheet important, but for text spacing, for which a visitor may have a rule of his own. */
const important = (css: string) =>
  css.replace(/([{;]\s*)(?!font:|line-height:|letter-spacing:)([\w-]+:[^{};]+)(?=[;}])/g, "$1$2!important");

/**
 * Buttons, fields and notices, then rules of its own, for a form that stands in the light DOM: to be adopted by the
 * document. What is important in a layer wins over all rules of a page that are in no layer, whatever their selectors.
 * Tokens reach slotted children by inheritance: they are how a site styles the form.
 */
export const lightDomStyles = (css: string): string => `@layer vetrina{${important(controls + css)}}`;
