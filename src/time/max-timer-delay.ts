/** The longest delay of `setTimeout`, milliseconds (24 days). A timer with a longer one ends immediately. */
export const maxTimerDelay = 2 ** 31 - 1;
