import type { SayUi } from "../texts";

export interface ProgressProps {
  /** What advances: its name for assistive technology. */
  readonly label: string;
  /** As it came: what is no number is said to be unknown, what is too much counts as all. */
  readonly value: number | null | undefined;
  readonly max: number;
  /** By default "3 di 5". */
  readonly text?: string;
  readonly say: SayUi;
}

/** How far something has come: a native bar, and the same in words beside it. */
export function Progress({ label, value, max, text, say }: ProgressProps) {
  if (typeof value !== "number" || !Number.isFinite(value) || !(max > 0)) {
    return <p className="vetrina-progress-text">{say("progressUnknown")}</p>;
  }
  const reached = Math.min(Math.max(value, 0), max);
  const words = text ?? say("progress", { value: reached, max });
  return (
    <div className="vetrina-progress">
      <progress
        className="vetrina-progress-bar"
        part="progress"
        value={reached}
        max={max}
        aria-label={label}
        aria-valuetext={words}
      />
      <p className="vetrina-progress-text" aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
