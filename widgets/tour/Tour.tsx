import { useEffect, useState } from "react";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { isAuthoringContext } from "../../src/platform/page";
import { tourTag } from "../../src/tour/elements";
import { firstTourVersion, seenTourKey } from "../../src/tour/state";
import { Button, Notice, uiStyles } from "../../src/ui";
import { AuthorNote, useServices, useTexts } from "../../src/widget-kit";
import type { tour } from "./definition";
import { tourButtonTexts } from "./texts";
import css from "./tour.css?inline";
import { useLacks } from "./useLacks";

/** The button of a guided tour. The code of the tour loads when it starts. */
export function Tour({ label, start, tour: id, version }: WidgetProps<typeof tour>) {
  const say = useTexts(tourButtonTexts);
  const { page, localItems, notice } = useServices();
  const { element } = useHost();
  const { hasNoSteps, untitled } = useLacks(id);
  useHostState(hasNoSteps ? "error" : "ready");
  useWarnings(hasNoSteps, untitled);
  // A tour that this browser has already shown does not load its code.
  const isSeen = () =>
    localItems.read(seenTourKey(id || page.url().pathname)) === (version || firstTourVersion);
  // In demo mode, which shows a notice, the tour starts only with the button.
  const isExpected = start === "auto" && notice === undefined && !page.isEdited();
  const { begin, status } = useTour(isExpected && !hasNoSteps && !isSeen());
  const isForAuthors = isAuthoringContext(page);
  if (hasNoSteps) {
    return (
      <>
        <slot />
        {isForAuthors && <AuthorNote tag={element.localName}>{say("noSteps")}</AuthorNote>}
      </>
    );
  }
  return (
    <div className="tour">
      {start !== "script" && (
        <Button part="action" busy={status === "loading"} onClick={begin}>
          {label || say("label")}
        </Button>
      )}
      {status === "failed" && (
        <Notice tone="error" role="alert">
          {say("failed")}
        </Notice>
      )}
      {page.isEdited() && <StepList />}
      {isForAuthors &&
        untitled.map((step) => (
          <AuthorNote key={step} tag={element.localName}>
            {say("noTitle", { step })}
          </AuthorNote>
        ))}
    </div>
  );
}

/** Warns the author about missing steps and missing titles of steps. */
function useWarnings(hasNoSteps: boolean, untitled: readonly number[]): void {
  const { log } = useServices();
  const steps = untitled.join(", ");
  useEffect(() => {
    if (hasNoSteps) log.warn(`<${tourTag}> needs steps: children with slot="step"`);
    else if (steps !== "") log.warn(`<${tourTag}> needs data-title in step ${steps}`);
  }, [hasNoSteps, log, steps]);
}

function useTour(isExpected: boolean) {
  const { element } = useHost();
  const { tour, log } = useServices();
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  useEffect(() => {
    if (!isExpected) return;
    tour
      .begin((service) => service.startOnceOf(element))
      .catch((error: unknown) => log.warn(notLoaded, error));
  }, [element, isExpected, log, tour]);
  const begin = async () => {
    setStatus("loading");
    try {
      await tour.begin((service) => service.startOf(element));
      setStatus("idle");
    } catch (error) {
      log.warn(notLoaded, error);
      setStatus("failed");
    }
  };
  return { begin: () => void begin(), status };
}

const notLoaded = "the guided tour could not be loaded";

export default { component: Tour, styles: [...uiStyles, css] } satisfies WidgetModule<
  WidgetProps<typeof tour>
>;

/**
 * The steps of the element, listed for its author because a page that is being edited does not start a tour.
 */
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
