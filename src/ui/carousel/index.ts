import carousel from "./carousel.css?inline";

export { Carousel, type CarouselProps, type CarouselSlide } from "./Carousel";
export { carouselTexts, type SayCarousel } from "./texts";
export type { ViewRule } from "./per-view";

/** Goes beside `uiStyles` into the widget that shows a carousel; its chunk brings keen-slider too. */
export const carouselStyles: string = carousel;
