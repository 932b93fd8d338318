/** The part of Eleventy that the documentation uses. The package has no types of its own. */
declare module "@11ty/eleventy" {
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
    addFilter<Input, Rest extends readonly unknown[]>(
      name: string,
      filter: (input: Input, ...rest: Rest) => unknown,
    ): void;
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
