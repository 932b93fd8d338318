import { category, libraryTemplatePath } from "../aem/names";
import type { Source } from "../source";
import { startCode } from "./react-sample";
import type { Language } from "./words";

/** Placeholder for the nonce, which the server generates for each response. */
const sampleNonce = "NONCE";

export const queueSample = `
<script nonce="${sampleNonce}">
  window.Vetrina = window.Vetrina || { q: [] };
  Vetrina.q.push((vetrina) => vetrina.configure({ onError: ({ code }) => console.log(code) }));
  Vetrina.q.push((vetrina) => vetrina.session.requestLogin());
</script>`.trim();

/**
 * Lines in the head of every page with an element. Their URLs are relative, so that they also work on pages
 * opened from a disk.
 */
export const headLines = `
<link rel="stylesheet" href="assets/vetrina.css">
<script src="assets/vetrina.js" async></script>`;

/** Markup of the live element on the start page. */
export const heroElement =
  '<vetrina-instant-win data-ids="iw-ruota" data-demo="logged-in"></vetrina-instant-win>';

/** The head lines for pages in folders, with URLs that start at the root. */
export const absoluteHeadLines = headLines.replaceAll("assets/", "/assets/");

/** The loader's tag on a page with a Content-Security-Policy. */
export const nonceTag = `<script src="/assets/vetrina.js" nonce="${sampleNonce}" async></script>`;

/** The loader's tag for a script from another server, with the integrity value of this build. */
export const integrityTag = ({ library }: Source) => `
<script
  src="https://cdn.example/vetrina/vetrina.js"
  integrity="${library.integrity}"
  crossorigin="anonymous"
  async
></script>`;

/** A Content-Security-Policy that allows everything that the library needs. */
export const contentSecurityPolicy = `
default-src 'none';
script-src 'nonce-${sampleNonce}' 'strict-dynamic';
style-src 'self';
img-src 'self' data:;
connect-src 'self' https://area-privata.example https://premi.example wss://premi.example;
form-action 'self' https://giochi.example;
frame-ancestors 'self';
base-uri 'none';
object-src 'none';
require-trusted-types-for 'script';
trusted-types vetrina`.trim();

/** The smallest style change for all elements. */
export const firstColour = ":root {\n  --vetrina-brand: #1d5b2f;\n}";

/**
 * Sets a colour for the whole site. For the first widget that has parts, it also sets a size and styles one
 * part.
 */
export function appearanceSample({ definitions }: Source): string {
  const definition = definitions.find(({ parts, partsIn }) => parts !== undefined && partsIn === undefined);
  const [part = ""] = Object.keys(definition?.parts ?? {});
  const tag = definition?.tag ?? "";
  return `
${firstColour}

${tag} {
  --vetrina-r-md: 4px;
}

${tag}::part(${part}) {
  border-style: dashed;
}`;
}

/** Space between elements: a margin on the first two elements in the page flow. */
export function spaceSample({ definitions }: Source): string {
  const tags = definitions
    .filter(({ overlay, placeholder }) => !overlay && placeholder !== "hidden")
    .map(({ tag }) => tag);
  return `${tags.slice(0, 2).join(",\n")} {\n  margin-block-end: 24px;\n}`;
}

/** HTL for the head of a page, before the library: the whole page is inert while an author edits it. */
export const aemEditing = `<script data-sly-test="\${wcmmode.edit}">
  window.Vetrina = window.Vetrina || { q: [] };
  Vetrina.q.push(function (vetrina) { vetrina.configure({ editMode: true }); });
</script>`;

/** How an AEM page includes the client library. */
export const aemInclusion = `
<sly data-sly-use.clientlib="core/wcm/components/commons/v1/templates/clientlib.html"
     data-sly-use.vetrina="${libraryTemplatePath}">
  <sly data-sly-call="\${vetrina.base}"></sly>
  <sly data-sly-call="\${clientlib.css @ categories='${category}'}"></sly>
  <sly data-sly-call="\${clientlib.js @ categories='${category}', async=true}"></sly>
</sly>`;

/** HTL that prints the library's script tag, in place of the script tag that the Core Components print. */
export const aemScript = `<sly data-sly-call="\${vetrina.script @ nonce=page.nonce}"></sly>`;

/** A component of a site's project that inherits the package's template and dialog. */
export const aemProxy = (resourceType: string) => `
<jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:cq="http://www.day.com/jcr/cq/1.0"
    xmlns:sling="http://sling.apache.org/jcr/sling/1.0"
    jcr:primaryType="cq:Component"
    sling:resourceSuperType="${resourceType}"/>`;

/** Allows every element in TinyMCE. */
export function tinyMceSample({ definitions }: Source): string {
  const lines = definitions.map(({ tag }) => `    "${tag}",`);
  return `
const vetrina = [
${lines.join("\n")}
];
tinymce.init({
  custom_elements: vetrina.join(),
  extended_valid_elements: [...vetrina.map((tag) => \`\${tag}[*]\`), "div[*]", "span[*]"].join(),
});`.trim();
}

/** How an application with the npm package starts the library. */
export const npmStartSample = (language: Language) => `
import { startVetrina } from "vetrina";
import { allWidgets } from "vetrina/widgets";

${startCode("allWidgets", ["account.origin", "cookies.domain"], language)}`;
