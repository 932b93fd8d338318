import carousel from "./carousel.css?inline";

export { Carousel, type CarouselProps, type CarouselSlide } from "./Carousel";
export type { ViewRule } from "./per-view";

/** A widget with a carousel adds this to `uiStyles`. */
export const carouselStyles: string = carousel;
