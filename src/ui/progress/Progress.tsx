import { useTexts } from "../contexts";
import { uiTexts } from "../texts";
import progress from "./progress.css?inline";

export interface ProgressProps {
  /** The accessible name of the thing that progresses. */
  readonly label: string;
  /**
   * Unparsed value. If it is not a number, it is shown as unknown; above the maximum, it is shown as
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

/** A widget with progress bars adds this to `uiStyles`. */
export const progressStyles: string = progress;
