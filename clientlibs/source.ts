import type { DescribedWidget } from "../src/description";

/** One generated file. Its path is relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The built library. */
export interface BuiltLibrary {
  /** `vetrina.js`. */
  readonly loader: string;
  /** The loader's subresource integrity value, `sha384-…`. */
  readonly integrity: string;
  /** `vetrina.css`. */
  readonly reservedBoxes: string;
  /** The chunks with their source maps, and the manifest. */
  readonly resources: readonly OutputFile[];
}

/** The input of all generators. */
export interface Source {
  readonly version: string;
  readonly definitions: readonly DescribedWidget[];
  /** The style sheets of each widget's folder, concatenated, by its tag. */
  readonly styles: Readonly<Record<string, string>>;
  /** The style sheets of `src/ui`, which widgets share. */
  readonly sharedStyles: string;
  readonly library: BuiltLibrary;
}
