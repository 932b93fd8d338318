import type { WidgetDefinition } from "../src/definition";

/** A widget with what its folder holds beside the definition. */
export interface WidgetSource {
  readonly definition: WidgetDefinition;
  /** Its own style sheets, one after the other. */
  readonly styles: string;
}

/** One file of an output: its path within the folder, and what is in it. */
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

/** All that the generators read. */
export interface Source {
  readonly version: string;
  readonly widgets: readonly WidgetSource[];
  /** The style sheets that every widget has before its own. */
  readonly sharedStyles: string;
  readonly library: BuiltLibrary;
}
