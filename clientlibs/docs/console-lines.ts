import { html, type Html } from "../html";
import { prose } from "./blocks";
import type { ConsoleGroup } from "./console-line";
import { linesOfContents } from "./console-lines-of-contents";
import { linesOfPages } from "./console-lines-of-pages";
import type { Language } from "./words";

/** The lines that authors and operators meet. They are in English on every page. A test compares them with the sources. */
export const consoleGroups: readonly ConsoleGroup[] = [...linesOfPages, ...linesOfContents];

/** For links to a line: its own words. */
export const consoleLineId = (line: string): string =>
  `line-${(line.replace("vetrina-", "").match(/[a-z]+/gi) ?? []).slice(0, 8).join("-").toLowerCase()}`;

/** The lines by subject, each with its meaning. */
export const consoleLineList = (language: Language): Html[] =>
  consoleGroups.map(
    ({ title, lines }) =>
      html`<h3>${title[language]}</h3>
        <dl class="answers">
          ${lines.map(
            ({ line, help }) =>
              html`<div id="${consoleLineId(line)}">
                <dt><code>${line}</code></dt>
                <dd>${prose(help[language])}</dd>
              </div>`,
          )}
        </dl>`,
  );
