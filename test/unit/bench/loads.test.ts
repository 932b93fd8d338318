import { describe, expect, it } from "vitest";
import { order } from "../../bench/fetched";
import { type Counters, perSecond } from "../../bench/measure";

describe("request timings of a page load", () => {
  const page = "https://sito.example";
  const picture = { name: `${page}/assets/bonus/uno.webp`, requested: 120, arrived: 300 };
  const other = { name: `${page}/assets/bonus/due.webp`, requested: 110, arrived: 200 };
  const slider = { name: `${page}/resources/slider-Ab_12-cd.js`, requested: 150, arrived: 400 };

  it("contain the time from the request of the image to the arrival of the slider's code", () => {
    expect(order([other, picture, slider], picture.name)).toEqual({
      "image requested ms": 120,
      "slider requested ms": 150,
      "image arrived ms": 300,
      "slider arrived ms": 400,
      "image before slider ms": 280,
    });
  });

  it("cause an error if one of the requests is missing", () => {
    expect(() => order([picture], picture.name)).toThrow("the slider");
    expect(() => order([slider], picture.name)).toThrow("uno.webp");
    expect(() => order([picture, { ...slider, name: `${page}/carousel-slider.js` }], picture.name)).toThrow();
  });
});

describe("counters of a page", () => {
  const at = (mainThread: number, heap: number): Counters => ({
    mainThread,
    script: mainThread / 2,
    layout: mainThread / 4,
    heap,
    nodes: 7,
    listeners: 1,
  });

  it("are divided by the elapsed seconds if they accumulate, and otherwise keep their last value", () => {
    expect(perSecond(at(100, 10), at(180, 30), 2000)).toEqual({
      ...at(180, 30),
      mainThread: 40,
      script: 20,
      layout: 10,
    });
  });
});
