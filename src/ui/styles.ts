import base from "./base.css?inline";
import card from "./card.css?inline";
import controls from "./controls.css?inline";
import panelState from "./panel-state.css?inline";
import progress from "./progress.css?inline";
import { tokens } from "./tokens";

/** Style sheets of every widget's shadow root, before its own: tokens, ground, controls. */
export const uiStyles: readonly string[] = [tokens, base, controls];

/** Sheets of the other primitives: a widget adds those that it uses, `[...uiStyles, progressStyles]`. */
export const cardStyles: string = card;
export const panelStateStyles: string = panelState;
export const progressStyles: string = progress;

/**
 * Buttons, fields and notices for a form that stands in the light DOM, to be adopted by the document. They lie in a
 * layer, so that any rule of the page wins; tokens reach slotted children by inheritance.
 */
export const lightDomStyles = `@layer vetrina{${controls}}`;
