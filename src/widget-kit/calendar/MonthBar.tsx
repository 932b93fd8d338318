import { useLayoutEffect, useRef } from "react";
import { addMonths } from "../../calendar/civil";
import { formatMonth } from "../../calendar/format";
import { hasNextMonth, hasPreviousMonth } from "../../calendar/limits";
import { Button, Icon } from "../../ui";
import { useConfig } from "../hooks";
import type { CalendarTranslate, CalendarView } from "./calendar-view";

type ArrowPart = "prev" | "next";

export interface MonthBarProps {
  readonly calendar: CalendarView;
  readonly say: CalendarTranslate;
}

/** The shown month, between the arrows to the previous and the next month. */
export function MonthBar({ calendar: { day, isOverlay, limits, goTo }, say }: MonthBarProps) {
  const { language } = useConfig();
  const Heading = isOverlay ? "h3" : "h2";
  const barRef = useRef<HTMLDivElement>(null);
  const pressed = useRef<ArrowPart>(undefined);

  // If the clicked arrow disappears at a limit, the other arrow receives the focus, or, if it is missing, the
  // month.
  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!bar || !pressed.current) return;
    const isHidden = bar.querySelector(`.${pressed.current}`) === null;
    if (isHidden) (bar.querySelector("button") ?? bar.querySelector<HTMLElement>(".month"))?.focus();
    pressed.current = undefined;
  });

  const turn = (part: ArrowPart, months: number) => {
    pressed.current = part;
    goTo(addMonths(day, months));
  };
  return (
    <div className="month-bar" ref={barRef}>
      {hasPreviousMonth(day, limits) && (
        <Arrow part="prev" label={say("previousMonth")} onPress={() => turn("prev", -1)} />
      )}
      <Heading id="month" className="month" part="month" aria-live="polite" tabIndex={-1}>
        {formatMonth(day, language)}
      </Heading>
      {hasNextMonth(day, limits) && (
        <Arrow part="next" label={say("nextMonth")} onPress={() => turn("next", 1)} />
      )}
    </div>
  );
}

interface ArrowProps {
  readonly part: ArrowPart;
  readonly label: string;
  onPress(): void;
}

function Arrow({ part, label, onPress }: ArrowProps) {
  return (
    <Button look="icon" className={part} part={part} aria-label={label} onClick={onPress}>
      <Icon name={part === "prev" ? "previous" : "next"} />
    </Button>
  );
}
