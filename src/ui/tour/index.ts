export { awaitTarget, isDialogOpen, isReadable } from "./targets";
export { openTourHost, type TourHost } from "./window";
export { TourWindow, type TourWindowProps } from "./TourWindow";
