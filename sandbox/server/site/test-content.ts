/** Values for the markup of a test page that are known only when the page is rendered. */
export interface TestPageContext {
  readonly nonce: string;
  /** The loader's URL, for the test's own script tag. */
  readonly loaderUrl: string;
  readonly siteOrigin: string;
  readonly accountOrigin: string;
}

export type TestMarkup = string | ((page: TestPageContext) => string);

/** A page that a test registers. */
export interface TestPage {
  readonly title?: string;
  /** Markup that is printed in the head, before the configuration and the library. */
  readonly head?: TestMarkup;
  readonly body?: TestMarkup;
  /**
   * Values that are merged deeply into the sandbox's configuration. With `false`, the page has no
   * configuration.
   */
  readonly config?: Readonly<Record<string, unknown>> | false;
  readonly headers?: Readonly<Record<string, string>>;
  /** If false, the page does not include the library's script. */
  readonly library?: boolean;
}

/** A file that a test registers. */
export interface TestFile {
  readonly body: string | Buffer;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function checkPath(path: string): string {
  if (!path.startsWith("/test/")) throw new Error(`a test's content lives under /test/, not at ${path}`);
  return path;
}

export type TestContent = ReturnType<typeof createTestContent>;

export function createTestContent() {
  const pages = new Map<string, TestPage>();
  const files = new Map<string, TestFile>();
  return {
    /** @returns the path of the page */
    addPage(path: string, page: TestPage | string): string {
      pages.set(checkPath(path), typeof page === "string" ? { body: page } : page);
      return path;
    },
    /** @returns the path of the file */
    addFile(path: string, file: TestFile): string {
      files.set(checkPath(path), file);
      return path;
    },
    page: (path: string) => pages.get(path),
    file: (path: string) => files.get(path),
  };
}
