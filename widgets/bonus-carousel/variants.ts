import type { ViewRule } from "../../src/ui/carousel";

/** What the page around a carousel decides. */
interface Variant {
  /** Slides seen at once (specification section 9). */
  readonly rules: readonly ViewRule[];
  /** The pictures that are made for such a page. */
  readonly images: "home" | "other";
  /** Of a picture, as `sizes` writes it: one slide's part of the viewport. */
  sizes(count: number): { readonly narrow: string; readonly wide: string };
}

const tablet = "(min-width: 768px)";
const desk = "(min-width: 1279px)";

export const variants: Readonly<Record<"home" | "blog", Variant>> = {
  home: {
    rules: [{ perView: 1.09 }, { media: tablet, perView: 2.05 }, { media: desk, perView: "all" }],
    images: "home",
    sizes: (count) => ({ narrow: "92vw", wide: `${desk} calc(100vw / ${count}), 49vw` }),
  },
  blog: {
    rules: [{ perView: 1 }, { media: tablet, perView: 2 }, { media: desk, perView: 1 }],
    images: "other",
    sizes: () => ({ narrow: "100vw", wide: `${desk} 33vw, 50vw` }),
  },
};
