import type { Sample } from "./bench";

/** What the browser noted of one file, milliseconds since the page was asked for. */
export interface Fetched {
  readonly name: string;
  readonly requested: number;
  readonly arrived: number;
}

/** The chunk that makes slides move. */
const sliderFile = /\/slider-[\w-]+\.js$/;

/** When the first picture and the slider's code were asked for, and when they came. */
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
