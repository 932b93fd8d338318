import type { Bilingual } from "../../src/definition";

/** A line of the console, with an ellipsis for each name of the page, and what it means. */
export interface ConsoleLine {
  readonly line: string;
  readonly help: Bilingual;
}

/** Lines about one subject. */
export interface ConsoleGroup {
  readonly title: Bilingual;
  readonly lines: readonly ConsoleLine[];
}

export const told = (line: string, it: string, en: string): ConsoleLine => ({ line, help: { it, en } });
