/** The part of Eleventy that the documentation uses. The package has no types of its own. */
declare module "@11ty/eleventy" {
  import type MarkdownIt from "markdown-it";

  export interface CollectionItem {
    readonly url: string;
    readonly data: Readonly<Record<string, unknown>>;
  }

  export interface Configuration {
    setUseGitIgnore(isUsed: boolean): void;
    setIncludesDirectory(path: string): void;
    addGlobalData(name: string, value: unknown): void;
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void;
    addCollection(name: string, create: (all: { getAll(): CollectionItem[] }) => CollectionItem[]): void;
    addFilter(name: string, filter: (...values: never[]) => unknown): void;
    addLiquidShortcode(
      name: string,
      shortcode: (this: { readonly page: { readonly url: string } }, text: string) => string,
    ): void;
    setLibrary(name: "md", library: MarkdownIt): void;
  }

  export interface RenderedPage {
    readonly url: string;
    readonly content: string;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { readonly quietMode: boolean; readonly config: (configuration: Configuration) => void },
    );
    toJSON(): Promise<readonly RenderedPage[]>;
  }
}
