import type { RefObject } from "react";
import { translator } from "../i18n/texts";
import type { Sanitise } from "../platform/html";
import { Button } from "../ui/button/Button";
import { useTexts } from "../ui/contexts";
import { Icon } from "../ui/icon/Icon";
import { RichText } from "../ui/rich-text/RichText";
import { richTextTexts } from "../ui/rich-text/texts";
import { boundedMarkup } from "../utils/bounded-markup";
import type { RunningTour, ShownStep } from "./state";
import { tourTexts } from "./texts";
import type { Tour } from "./tour";

/**
 * Functions of the tour that the popover calls. The popover calls `stop` if a script of the page has removed
 * it.
 */
export type TourActions = Pick<Tour, "next" | "previous" | "cancel" | "answer" | "stop">;

export interface TourPopoverProps {
  readonly step: ShownStep;
  /** `waiting`: the next step is loading. `asking`: the confirmation question replaces the step. */
  readonly status: RunningTour["status"];
  /**
   * `page` shows the confirmation question in the language of the page; any other value shows the English
   * text of specification section 8.
   */
  readonly confirm: RunningTour["confirm"];
  readonly actions: TourActions;
  readonly sanitise: Sanitise;
  /** True if the text scrolls. Keyboard users then need a tab stop with a name on the text. */
  readonly isLong: boolean;
  readonly popoverRef: RefObject<HTMLDivElement | null>;
}

/** A modal popover in the top layer, which looks like the dialogs of the library. */
export function TourPopover(props: TourPopoverProps) {
  const { step, status, confirm, actions, sanitise, isLong, popoverRef } = props;
  const say = useTexts(tourTexts);
  const sayOfText = useTexts(richTextTexts);
  const isAsking = status === "asking";
  const isBusy = status === "waiting";
  // A step without a title has its number as its accessible name.
  const name = step.title ? "title" : "progress";
  return (
    <div
      ref={popoverRef}
      className="vetrina-dialog tour"
      part="popover"
      popover="manual"
      role={isAsking ? "alertdialog" : "dialog"}
      aria-modal
      aria-labelledby={isAsking ? "question" : name}
      aria-describedby={isAsking ? undefined : "progress text"}
      tabIndex={-1}
    >
      <div className="step" hidden={isAsking}>
        <div className="scroll" {...(isLong && { role: "region", "aria-labelledby": name, tabIndex: 0 })}>
          <div className="vetrina-dialog-head">
            <Button look="icon" part="close" aria-label={say("close")} onClick={actions.cancel}>
              <Icon name="close" />
            </Button>
            {step.title && (
              <h2 id="title" className="vetrina-dialog-title" part="title">
                {step.title}
              </h2>
            )}
          </div>
          <div id="text">
            <RichText
              html={boundedMarkup(step.text).markup}
              sanitise={sanitise}
              tableName={sayOfText("table")}
            />
          </div>
        </div>
        <div className="foot">
          <p id="progress" part="progress">
            {say("progress", { position: step.position, count: step.count })}
          </p>
          {!step.isFirst && (
            <Button look="secondary" part="action-secondary" busy={isBusy} onClick={actions.previous}>
              {say("previous")}
            </Button>
          )}
          <Button part="action" busy={isBusy} onClick={actions.next}>
            {say(step.isLast ? "done" : "next")}
          </Button>
        </div>
      </div>
      {isAsking && <Question isInPageLanguage={confirm === "page"} actions={actions} />}
    </div>
  );
}

interface QuestionProps extends Pick<TourPopoverProps, "actions"> {
  readonly isInPageLanguage: boolean;
}

function Question({ isInPageLanguage, actions }: QuestionProps) {
  const sayInPageLanguage = useTexts(tourTexts);
  const say = isInPageLanguage ? sayInPageLanguage : translator(tourTexts, "en");
  return (
    <div lang={isInPageLanguage ? undefined : "en"}>
      <h2 id="question" className="vetrina-dialog-title" part="title">
        {say("confirm")}
      </h2>
      <div className="foot">
        <Button look="secondary" part="action-secondary" onClick={() => actions.answer(true)}>
          {say("stop")}
        </Button>
        <Button part="action" onClick={() => actions.answer(false)}>
          {say("keep")}
        </Button>
      </div>
    </div>
  );
}
