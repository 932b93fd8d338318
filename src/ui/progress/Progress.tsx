import { useTexts } from "../contexts";
import { uiTexts } from "../texts";
import progress from "./progress.css?inline";

export interface ProgressProps {
  /** The accessible name of the bar, such as the name of an achievement. */
  readonly label: string;
  /**
   * Unparsed value. A value that is not a number is shown as unknown, and a value above the maximum as
   * complete.
   */
  readonly value: number | null | undefined;
  readonly max: number;
  /**
   * The text next to the bar.
   * @default "3 di 5"
   */
  readonly text?: string;
}

/** Progress as a native bar with a text next to it. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const say = useTexts(uiTexts);
  if (typeof value !== "number" || !Number.isFinite(value) || !(max > 0)) {
    return <p className="vetrina-progress-text">{say("progressUnknown")}</p>;
  }
  const clamped = Math.min(Math.max(value, 0), max);
  const shownText = text ?? say("progress", { value: clamped, max });
  return (
    <div className="vetrina-progress">
      <progress
        className="vetrina-progress-bar"
        part="progress"
        value={clamped}
        max={max}
        aria-label={label}
        aria-valuetext={shownText}
      />
      <p className="vetrina-progress-text" aria-hidden="true">
        {shownText}
      </p>
    </div>
  );
}

/** Styles that a widget with progress bars adds to `uiStyles`. */
export const progressStyles: string = progress;
