import { minContrast, type LowContrast } from "../platform/contrast";
import type { AttributeFact } from "./facts";
import { expectedIn } from "./sentences";
import type { PageWords } from "./sections";

/** What is wrong with an attribute, or how it is read; empty if it is read as it is written. */
export function attributeText(fact: AttributeFact, { sayPage: say, language }: PageWords): string {
  const { mistake, value, written, corrected, expected = "" } = fact;
  if (mistake === "name")
    return corrected ? say("noAttributeBut", { right: corrected.name }) : say("noAttribute");
  if (mistake === "value") {
    const needed = { expected: expectedIn(language, expected) };
    return value === undefined ? say("notValid", needed) : say("notValidAs", { ...needed, value });
  }
  return value === undefined || value === written ? "" : say("isRead", { value });
}

export const contrastText = (
  { text, surface, ratio }: LowContrast,
  { sayPage: say, number }: PageWords,
): string =>
  say("lowContrast", {
    text: `--vetrina-${text}`,
    surface: `--vetrina-${surface}`,
    ratio: number(ratio, 2),
    needed: number(minContrast, 1),
  });
