import type { ViewRule } from "../../src/ui/carousel/per-view";

/** Settings of a carousel that depend on the kind of page. */
interface Variant {
  /** Slides visible at once (specification section 9); undefined for a grid. */
  readonly rules?: readonly ViewRule[];
  /** The set of images for this kind of page. */
  readonly images: "home" | "other";
  /** Width of one slide's image, in the syntax of `sizes`. */
  sizes(count: number): { readonly narrow: string; readonly wide: string };
}

const tablet = "(min-width: 768px)";
const desktop = "(min-width: 1279px)";

const other: Variant = {
  images: "other",
  sizes: () => ({ narrow: "100vw", wide: `${desktop} 33vw, 50vw` }),
};

export const variants: Readonly<Record<"home" | "blog" | "grid", Variant>> = {
  home: {
    rules: [{ perView: 1.09 }, { media: tablet, perView: 2.05 }, { media: desktop, perView: "all" }],
    images: "home",
    sizes: (count) => ({ narrow: "92vw", wide: `${desktop} calc(100vw / ${count}), 49vw` }),
  },
  blog: {
    rules: [{ perView: 1 }, { media: tablet, perView: 2 }, { media: desktop, perView: 1 }],
    ...other,
  },
  grid: other,
};
