import progress from "./progress.css?inline";

export { Progress, type ProgressProps } from "./Progress";

/** A widget with progress bars adds this to `uiStyles`. */
export const progressStyles: string = progress;
