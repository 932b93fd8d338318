import countdown from "./countdown.css?inline";

export { Countdown, type CountdownProps } from "./Countdown";
export { countdownTexts, type SayCountdown } from "./texts";

/** A widget with a countdown adds this to `uiStyles`. */
export const countdownStyles: string = countdown;
