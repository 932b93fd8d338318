/** Loads the chunk `tour`. */
export const importTour = () => import("./tour");
