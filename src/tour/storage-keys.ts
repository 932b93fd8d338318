/** The item in sessionStorage with the running tour. */
export const runningTourKey = "vetrina-tour";

/** The item in localStorage with the version of a tour that was shown in this browser. */
export const seenTourKey = (id: string): string => `vetrina-tour-seen:${id}`;

/** The version of a tour without one. */
export const firstTourVersion = "1";
