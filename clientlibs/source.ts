import type { Bilingual, DescribedWidget } from "../src/description";

/** One generated file. Its path is relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The built library. */
export interface BuiltLibrary {
  /** The content of `vetrina.js`. */
  readonly loader: string;
  /** The loader's subresource integrity value, `sha384-…`. */
  readonly integrity: string;
  /** The content of `vetrina.css`. */
  readonly reservedBoxes: string;
  /** The chunks with their source maps, and the manifest. */
  readonly resources: readonly OutputFile[];
}

/**
 * Ids that the simulated services know, one per row. The first cells contain values to copy, the other cells
 * text.
 */
export interface DemoIdList {
  /** Title of the list: the attributes that take the ids. Backticks mark code. */
  readonly title: string;
  /** Column headings: names used in the markup, or text. */
  readonly heads: readonly (string | Bilingual)[];
  /** Number of cells at the start of each row that contain values to copy. */
  readonly values: number;
  readonly rows: readonly (readonly (string | Bilingual)[])[];
}

/** Lists of ids by the tag of the element that takes them. */
export type DemoIds = Readonly<Record<string, readonly DemoIdList[]>>;

/** The input of all generators. */
export interface Source {
  readonly version: string;
  readonly definitions: readonly DescribedWidget[];
  /** The style sheets of each widget's folder, concatenated, by its tag. */
  readonly styles: Readonly<Record<string, string>>;
  /** The style sheets of `src/ui`, which widgets share. */
  readonly sharedStyles: string;
  readonly library: BuiltLibrary;
  /**
   * The ids that the simulated services know. The build reads them, because the generators must not import
   * the simulated services.
   */
  readonly demoIds: DemoIds;
}
