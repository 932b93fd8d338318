import type { Sample } from "./bench";

/** Times of one file in the browser, in ms since the request of the page. */
export interface Fetched {
  readonly name: string;
  readonly requested: number;
  readonly arrived: number;
}

/** Chunk with the slider's code. */
const sliderFile = /\/slider-[\w-]+\.js$/;

/** Times of the requests and the arrival of the first image and of the slider's code. */
export function order(fetched: readonly Fetched[], picture: string): Sample {
  const image = fetched.find(({ name }) => name === picture);
  const slider = fetched.find(({ name }) => sliderFile.test(name));
  if (!image || !slider) throw new Error(`not fetched: ${image ? "the slider" : `the picture ${picture}`}`);
  return {
    "image requested ms": image.requested,
    "slider requested ms": slider.requested,
    "image arrived ms": image.arrived,
    "slider arrived ms": slider.arrived,
    "image before slider ms": slider.arrived - image.requested,
  };
}
