/** Calls in flight may end before a hidden leader makes room for a tab that is looked at, milliseconds. */
const longestFarewell = 1000;

/** Nobody has looked at any tab for so long, and the connection ends, milliseconds. */
const longestRest = 5 * 60_000;

/** When a leader gives up the lead by itself. */
export interface Retirement {
  /** The leader's tab is looked at, or no more. */
  attend(isVisible: boolean): void;
  /** Another tab is looked at: a hidden leader makes room, as soon as its calls have ended. */
  heedVisibleTab(): void;
  /** Perhaps no call is in flight any more. */
  heedAnswer(): void;
  cancel(): void;
}

export interface RetirementOptions {
  /** True where no call is in flight. */
  readonly isQuiet: () => boolean;
  readonly retire: () => void;
}

export function createRetirement({ isQuiet, retire }: RetirementOptions): Retirement {
  let isHidden = false;
  let makesRoom = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retireIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(retire, delay);
  }

  function heedAnswer() {
    if (makesRoom && isQuiet()) retire();
  }

  return {
    attend(isVisible) {
      isHidden = !isVisible;
      if (makesRoom) return;
      clearTimeout(timer);
      if (isHidden) retireIn(longestRest);
    },
    heedVisibleTab() {
      if (!isHidden || makesRoom) return;
      makesRoom = true;
      retireIn(longestFarewell);
      heedAnswer();
    },
    heedAnswer,
    cancel() {
      clearTimeout(timer);
    },
  };
}
