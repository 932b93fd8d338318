import countdown from "./countdown.css?inline";

export { Countdown, type CountdownProps } from "./Countdown";
export { countdownTexts, type SayCountdown } from "./texts";

/** Goes beside `uiStyles` into the widget that counts. */
export const countdownStyles: string = countdown;
