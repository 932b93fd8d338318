export { checkInput } from "./check-input";
export { readSteps } from "./read-steps";
export type { TourState } from "./state";
export type { TourOptions, TourPlan, TourStepInput } from "./step";
export { type Arrival, createTour, type Tour, type TourEnvironment } from "./tour";
