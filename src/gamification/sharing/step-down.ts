/** Calls in flight may end before a hidden leader makes room for a tab that is looked at, milliseconds. */
const maxDrainTime = 1000;

/** Nobody has looked at any tab for so long, and the connection ends, milliseconds. */
const maxHiddenTime = 5 * 60_000;

/** When a leader gives up the lead by itself. */
export interface StepDown {
  /** The leader's tab is looked at, or no more. */
  setVisible(isVisible: boolean): void;
  /** Another tab is looked at: a hidden leader makes room, as soon as its calls have ended. */
  handleVisibleTab(): void;
  /** Perhaps no call is in flight any more. */
  handleReply(): void;
  cancel(): void;
}

export interface StepDownOptions {
  /** True where no call is in flight. */
  readonly isQuiet: () => boolean;
  readonly retire: () => void;
}

export function createStepDown({ isQuiet, retire }: StepDownOptions): StepDown {
  let isHidden = false;
  let makesRoom = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retireIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(retire, delay);
  }

  function handleReply() {
    if (makesRoom && isQuiet()) retire();
  }

  return {
    setVisible(isVisible) {
      isHidden = !isVisible;
      if (makesRoom) return;
      clearTimeout(timer);
      if (isHidden) retireIn(maxHiddenTime);
    },
    handleVisibleTab() {
      if (!isHidden || makesRoom) return;
      makesRoom = true;
      retireIn(maxDrainTime);
      handleReply();
    },
    handleReply,
    cancel() {
      clearTimeout(timer);
    },
  };
}
