import { useHost } from "../../src/element/host";
import { useTexts } from "../../src/widget-kit";
import { tourButtonTexts } from "./texts";

/** The steps of the element, for its author: a page that is being edited starts no tour. */
export function StepList() {
  const say = useTexts(tourButtonTexts);
  const { element } = useHost();
  const steps = [...element.querySelectorAll<HTMLElement>(':scope > [slot="step"]')];
  if (steps.length === 0) return null;
  return (
    <ol className="steps" aria-label={say("steps")}>
      {steps.map(({ dataset }, index) => (
        <li key={index}>
          {dataset.title || say("untitled")}{" "}
          <span className="target">{[dataset.page, dataset.target].filter(Boolean).join(" ")}</span>
        </li>
      ))}
    </ol>
  );
}
