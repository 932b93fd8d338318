import base from "./base.css?inline";
import controls from "./controls.css?inline";
import { tokens } from "./tokens";

/** Style sheets of every widget's shadow root, before its own: tokens, ground, primitives. */
export const uiStyles: readonly string[] = [tokens, base, controls];

/**
 * Buttons, fields and notices for a form that stands in the light DOM, to be adopted by the document. They lie in a
 * layer, so that any rule of the page wins; tokens reach slotted children by inheritance.
 */
export const lightDomStyles = `@layer vetrina{${controls}}`;
