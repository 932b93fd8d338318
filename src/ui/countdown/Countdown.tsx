import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { observeInViewport } from "../../platform/visibility/near-viewport";
import type { Ticker } from "../../time/ticker";
import { isText } from "../../utils/objects";
import { pageDocument } from "../../utils/page-document";
import { useTexts } from "../contexts";
import countdown from "./countdown.css?inline";
import { asDigits, asShortText, asWords, secondsUntil } from "./remaining";
import { countdownTexts } from "./texts";

/** Styles that a widget with a countdown adds to `uiStyles`. */
export const countdownStyles: string = countdown;

export interface CountdownProps {
  /** The deadline in milliseconds since 1970. The shown time is always this value minus the current time. */
  readonly deadline: number;
  readonly clock: { now(): number };
  /** The page's shared ticker. */
  readonly ticker: Ticker;
  /** Called once per deadline, when the deadline has passed and the countdown is in the viewport. */
  readonly onEnd?: () => void;
  /** Text before the time in the accessible name: "Apre". */
  readonly label?: string;
  /** `digits`: `04:37` in boxes; `text`: `fra 51 min`, with seconds in the last ten minutes. @default "digits" */
  readonly look?: "digits" | "text";
}

/** The time left until a deadline. It is not a live region, so a screen reader does not announce each second. */
export function Countdown({ deadline, clock, ticker, onEnd, label, look = "digits" }: CountdownProps) {
  const say = useTexts(countdownTexts);
  const rootRef = useRef<HTMLSpanElement>(null);
  const digitsRef = useRef<HTMLSpanElement>(null);
  const wordsRef = useRef<HTMLSpanElement>(null);
  const endedRef = useRef<number>(undefined);
  const wordsId = useId();
  const isOnScreen = useOnScreen(rootRef);

  const show = (now: number) => {
    const seconds = secondsUntil(deadline, now);
    const words = asWords(seconds, say);
    if (look === "text") write(digitsRef.current, asShortText(seconds, say));
    else writeDigits(digitsRef.current, asDigits(seconds));
    write(wordsRef.current, label ? `${label} ${words}` : words);
    if (seconds > 0 || endedRef.current === deadline) return;
    endedRef.current = deadline;
    onEnd?.();
  };
  const showRef = useRef(show);

  useLayoutEffect(() => {
    showRef.current = show;
    show(clock.now());
  });

  useEffect(() => {
    if (!isOnScreen || clock.now() >= deadline) return;
    const stop = ticker.subscribe((now) => {
      showRef.current(now);
      if (now >= deadline) stop();
    }, deadline);
    return stop;
  }, [isOnScreen, deadline, clock, ticker]);

  return (
    <span ref={rootRef} className="vetrina-countdown" data-look={look} role="timer" aria-labelledby={wordsId}>
      <span ref={wordsRef} id={wordsId} className="vetrina-quiet" />
      <span key={look} ref={digitsRef} className="vetrina-countdown-digits" aria-hidden="true" />
    </span>
  );
}

/** Writes one element per digit without React, so that a tick changes only text nodes. */
function writeDigits(box: Element | null, digits: string): void {
  if (box && box.children.length !== digits.length) box.replaceChildren(...[...digits].map(createDigit));
  [...digits].forEach((digit, index) => write(box?.children[index], digit));
}

function createDigit(digit: string): Element {
  const element = pageDocument.createElement("span");
  if (digit !== ":") element.setAttribute("part", "digit");
  return element;
}

/** Writes the text of an element if it has changed, into the existing text node. */
function write(element: Element | null | undefined, text: string): void {
  if (!element || element.textContent === text) return;
  if (isText(element.firstChild)) element.firstChild.data = text;
  else element.textContent = text;
}

/** Whether an element is in the viewport. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => (ref.current ? observeInViewport(ref.current, setOnScreen) : undefined), [ref]);
  return isOnScreen;
}
