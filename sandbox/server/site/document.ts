import { attributes, type Fragment, html, type Html, trusted } from "../../../markup/html";
import { catalogue } from "../../../widgets/catalogue";
import { loaderUrl, styleUrl } from "../library/urls";
import { configBlock } from "./config";
import { faceSheet, siteFontPaths } from "./fonts";
import type { PageRequest } from "./page";
import { readSiteStyle } from "./styles";

export interface DocumentParts {
  readonly title: string;
  /** True if the page follows the visitor's light or dark colour scheme. @default false: always light */
  readonly followsVisitor?: boolean;
  readonly head?: Fragment;
  readonly body: Fragment;
  /** The page configuration; if it is `false`, the page has no configuration. */
  readonly config: object | false;
  /** If false, the page does not include the library, regardless of the variants. */
  readonly library: boolean;
}

/** The library as a CMS includes it: a classic script with its long-cache URL. */
function loaderScript({ context, variants, nonce }: PageRequest): Html | undefined {
  const content = context.library.loader();
  if (!content || !variants.loader) return undefined;
  const scriptAttributes = attributes({
    src: loaderUrl(content),
    async: true,
    nonce: variants.csp ? nonce : undefined,
    // Without a high priority, browsers would load the asynchronous script after the preloaded modules.
    fetchpriority: variants.preload ? "high" : undefined,
  });
  return html`<script${scriptAttributes}></script>`;
}

/**
 * Widgets whose code may not be needed at the start: the loader loads it only near the viewport or on
 * interaction.
 */
const waiting: readonly string[] = catalogue
  .filter(({ mount }) => mount === "near" || mount === "use")
  .map(({ tag }) => tag);

/**
 * The built preload links for the page's widgets. A policy with nonces requires the nonce on these links,
 * too.
 */
function preloadLinks({ context, variants, nonce }: PageRequest, body: Fragment): Html | undefined {
  if (!variants.preload || !variants.loader) return undefined;
  const tags = [...new Set(html`${body}`.markup.match(/(?<=<)vetrina-[a-z-]+/g))];
  const names = tags.filter((tag) => !waiting.includes(tag)).map((tag) => tag.replace("vetrina-", ""));
  const links = context.library.preload(names);
  return trusted(variants.csp ? links.replaceAll("<link ", `<link nonce="${nonce}" `) : links);
}

/**
 * Preloads the site's typeface together with the style sheet, so that it rarely replaces its substitute while
 * the visitor reads. Pages of tests and benchmarks do not preload the typeface.
 */
const fontPreloads = ({ path, context, variants }: PageRequest) =>
  context.fonts &&
  !variants.face &&
  !path.startsWith("/test/") &&
  siteFontPaths.map(
    (file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
  );

/** A complete HTML document. */
export function renderDocument(request: PageRequest, parts: DocumentParts): string {
  const style = styleUrl(readSiteStyle(request.context));
  const { face } = request.variants;
  return html`<!doctype html>
    <html${attributes({ lang: request.variants.language, "data-vetrina-scheme": parts.followsVisitor ? "auto" : undefined })}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${parts.title}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${style}" />
        ${fontPreloads(request)}
        ${face && html`<link rel="stylesheet" href="${faceSheet(face)}" />`}
        ${parts.head} ${parts.config !== false && configBlock(parts.config)}
        ${parts.library && html`${loaderScript(request)} ${preloadLinks(request, parts.body)}`}
      </head>
      <body>
        ${parts.body}
      </body>
    </html> `.markup;
}
