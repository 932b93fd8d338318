/** Milliseconds that a hidden leader waits for pending calls before it makes way for a visible tab. */
const maxDrainTime = 1000;

/** When all tabs were hidden for this many milliseconds, the connection is closed. */
const maxHiddenTime = 5 * 60_000;

/** Decides when a leader steps down. */
export interface StepDown {
  /** The leader's tab became visible or hidden. */
  setVisible(isVisible: boolean): void;
  /** Another tab is visible: a hidden leader steps down as soon as its calls have ended. */
  handleVisibleTab(): void;
  /** A call has ended. */
  handleReply(): void;
  cancel(): void;
}

export interface StepDownOptions {
  /** True if no call is pending. */
  readonly isIdle: () => boolean;
  readonly onStepDown: () => void;
}

export function createStepDown({ isIdle, onStepDown }: StepDownOptions): StepDown {
  let isHidden = false;
  let isSteppingDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stepDownIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(onStepDown, delay);
  }

  function handleReply() {
    if (isSteppingDown && isIdle()) onStepDown();
  }

  return {
    setVisible(isVisible) {
      isHidden = !isVisible;
      if (isSteppingDown) return;
      clearTimeout(timer);
      if (isHidden) stepDownIn(maxHiddenTime);
    },
    handleVisibleTab() {
      if (!isHidden || isSteppingDown) return;
      isSteppingDown = true;
      stepDownIn(maxDrainTime);
      handleReply();
    },
    handleReply,
    cancel() {
      clearTimeout(timer);
    },
  };
}
