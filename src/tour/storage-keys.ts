/** Name of the item in sessionStorage with the running tour. */
export const runningTourKey = "vetrina-tour";

/** Name of the item in localStorage with the version of a tour that was shown in this browser. */
export const seenTourKey = (id: string): string => `vetrina-tour-seen:${id}`;

/** The version of a tour whose author does not set a version. */
export const firstTourVersion = "1";
