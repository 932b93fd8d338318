import { useEffect, useId, useLayoutEffect, useRef } from "react";
import type { Ticker } from "../../time/ticker";
import { useOnScreen } from "./on-screen";
import { asDigits, asWords, secondsUntil } from "./remaining";
import type { SayCountdown } from "./texts";

export interface CountdownProps {
  /** Milliseconds since 1970: what is shown is always this minus the time now. */
  readonly deadline: number;
  readonly clock: { now(): number };
  /** The page's one ticker. */
  readonly ticker: Ticker;
  /** Called once for each deadline, when it has come and the countdown is on the screen. */
  readonly onEnd?: () => void;
  /** Stands before the time in the spoken name: "Apre". */
  readonly label?: string;
  readonly say: SayCountdown;
}

/** Time left until a real moment. Silent unless asked: a timer is not a live region. */
export function Countdown({ deadline, clock, ticker, onEnd, label, say }: CountdownProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  const digitsRef = useRef<HTMLSpanElement>(null);
  const wordsRef = useRef<HTMLSpanElement>(null);
  const endedRef = useRef<number>(undefined);
  const wordsId = useId();
  const isOnScreen = useOnScreen(rootRef);

  const show = (now: number) => {
    const seconds = secondsUntil(deadline, now);
    const words = asWords(seconds, say);
    writeDigits(digitsRef.current, asDigits(seconds));
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
    <span ref={rootRef} className="vetrina-countdown" role="timer" aria-labelledby={wordsId}>
      <span ref={wordsRef} id={wordsId} className="vetrina-quiet" />
      <span ref={digitsRef} className="vetrina-countdown-digits" aria-hidden="true" />
    </span>
  );
}

/** One element per place, made when their number changes: React has nothing in here, and each second costs a text. */
function writeDigits(box: Element | null, digits: string): void {
  if (box && box.children.length !== digits.length) box.replaceChildren(...[...digits].map(createPlace));
  [...digits].forEach((digit, place) => write(box?.children[place], digit));
}

function createPlace(digit: string): Element {
  const place = document.createElement("span");
  if (digit !== ":") place.setAttribute("part", "digit");
  return place;
}

/** Changes a text node, and only when there is something to change. */
function write(element: Element | null | undefined, text: string): void {
  if (!element || element.textContent === text) return;
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
