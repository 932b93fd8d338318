import { html, type Html, trusted } from "../../markup/html";
import type { DemoScenario, WidgetState } from "../../src/definition";
import { demoLabels, type Example, type DescribedWidget } from "../../src/description";
import { statesOf } from "../describe";
import { prose } from "./blocks";
import { exampleMarkup } from "./example-markup";
import { codeBlock } from "./markdown";
import { withLivePictures } from "./pictures";
import { examplesIn, firstExample } from "./sample-texts";
import { type Language, wordsIn } from "./words";

/**
 * A live element in a template: the page's script inserts it when it comes near the viewport.
 *
 * @param title the name that screen readers announce if the preview scrolls
 */
export function stage(markup: string, demo: DemoScenario, title: string, language: Language): Html {
  const label = `${wordsIn[language].preview}: ${title}`;
  const live = trusted(withLivePictures(markup));
  return html`<div class="place" data-place>
    <template><div class="stage" data-demo="${demo}" data-label="${label}">${live}</div></template>
  </div>`;
}

/** The simulated situation of an example, if it differs from that of the first example. */
function situationNote({ demo }: Example, main: Example, language: Language): Html | false {
  const label = demoLabels[demo][language];
  if (demo === main.demo || label === undefined) return false;
  return html`<p class="facts"><span class="term">${wordsIn[language].simulatedHere}:</span> ${label}.</p>`;
}

/**
 * The other examples of a widget. An example that differs from the first only in its situation has the same
 * code.
 */
export function otherExamples(definition: DescribedWidget, language: Language): Html[] {
  const [main, ...others] = examplesIn(definition, language);
  if (!main) return [];
  const mainMarkup = exampleMarkup(definition, main, language);
  return others.map((example, index) => {
    const markup = exampleMarkup(definition, example, language);
    return html`<h3 id="example-${index + 2}">${example.title[language]}</h3>
      ${situationNote(example, main, language)}
      ${stage(markup, example.demo, example.title[language], language)}
      ${markup === mainMarkup ? html`<p>${prose(wordsIn[language].sameCode)}</p>` : codeBlock(markup)}`;
  });
}

interface Situation {
  readonly state: WidgetState;
  readonly demo: DemoScenario;
  /** True if the simulated services can bring a widget with these needs into the state. */
  readonly isFor: (needs: readonly string[]) => boolean;
}

const always = () => true;
const forLists: Situation["isFor"] = (needs) => needs.includes("panels") || needs.includes("http");
const forAccount: Situation["isFor"] = (needs) =>
  needs.every((need) => need === "account" || need === "area");
const forValues: Situation["isFor"] = (needs) => forAccount(needs) || needs.includes("http");

/**
 * Situations in which the page shows a widget in addition to its examples. A browser test checks the
 * resulting states.
 */
const situations: readonly Situation[] = [
  { state: "loading", demo: "loading", isFor: always },
  { state: "empty", demo: "none", isFor: forLists },
  { state: "stale", demo: "stale", isFor: forValues },
  { state: "logged-out", demo: "logged-out", isFor: forAccount },
  { state: "restricted", demo: "self-excluded", isFor: always },
  { state: "error", demo: "unconfigured", isFor: always },
  { state: "offline", demo: "offline", isFor: always },
];

/**
 * Elements that contain other elements. Their own pages do not show these states, because the pages of the
 * contained elements show them.
 */
const composed: readonly string[] = ["vetrina-gamification-hub", "vetrina-live-casino-lobby"];

/**
 * The states of a widget side by side, each as a live element. States that the simulated services cannot
 * produce are left out.
 */
export function stateGallery(definition: DescribedWidget, language: Language): Html | false {
  const { needs, tag, overlay, placeholder } = definition;
  if (!needs || overlay || placeholder === "hidden" || composed.includes(tag)) return false;
  const { companions: _, ...example } = firstExample(definition, language);
  const states = statesOf(definition);
  const shown = situations.filter(({ state, isFor }) => state in states && isFor(needs));
  return html`<ul class="gallery">
    ${shown.map(
      ({ state, demo }) =>
        html`<li data-shows="${state}">
          <p><code>data-state="${state}"</code></p>
          ${stage(exampleMarkup(definition, { ...example, demo }, language), demo, state, language)}
          <p class="facts blank-note">${wordsIn[language].blankNote}</p>
        </li>`,
    )}
  </ul>`;
}
