import { formatLongDate, formatShortDate } from "../../src/calendar/format";
import type { CivilDate, CivilSpan } from "../../src/definition";
import { useConfig, useTexts } from "../../src/widget-kit";
import { dateRangeTexts } from "./texts";

export interface EdgesProps {
  readonly selected: CivilSpan | undefined;
  /** The day of the first press; undefined before the first press and after the second. */
  readonly start: CivilDate | undefined;
}

/** The first and the last day, with a mark on the day that the next press sets. */
export function Edges({ selected, start }: EdgesProps) {
  const say = useTexts(dateRangeTexts);
  const { language } = useConfig();
  return (
    <div className="edges">
      <Edge name={say("start")} day={start ?? selected?.from} isNext={!start} />
      <Edge name={say("end")} day={start ? undefined : selected?.to} isNext={start !== undefined} />
      <p className="vetrina-quiet" role="status">
        {start && say("chooseEnd", { date: formatLongDate(start, language) })}
      </p>
    </div>
  );
}

interface EdgeProps {
  readonly name: string;
  readonly day: CivilDate | undefined;
  readonly isNext: boolean;
}

function Edge({ name, day, isNext }: EdgeProps) {
  const say = useTexts(dateRangeTexts);
  const { language } = useConfig();
  return (
    <p className="edge" part="edge" data-next={isNext || undefined}>
      <span className="edge-name">{name}</span>{" "}
      <span className="edge-day" data-chosen={day !== undefined || undefined}>
        {day ? formatShortDate(day, language) : isNext ? say("choose") : "–"}
      </span>
    </p>
  );
}
