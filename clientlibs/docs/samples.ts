import { category } from "../aem/names";
import type { Source, WidgetSource } from "../source";
import { firstExample, snippet } from "./snippet";
import type { Language } from "./words";

/** The folder of the library in the samples. Any folder of a site works. */
export const sampleFolder = "/assets/";

/** Placeholder of the nonce, which the server generates for each response. */
const sampleNonce = "NONCE";

export const configurationBlock = `
<script type="application/json" id="vetrina-config">
  {
    "account": { "origin": "https://area-privata.example", "loginUrl": "/accedi" },
    "cookies": { "domain": "sito.example" },
    "bonus": {
      "origin": "https://area-privata.example",
      "paths": { "list": "/bonus/elenco", "byIds": "/bonus/scelti" }
    },
    "liveCasino": {
      "playtech": { "feed": "https://area-privata.example/tavoli/playtech", "launch": "https://giochi.example/apri" },
      "evolution": { "feed": "https://area-privata.example/tavoli/evolution", "launch": "https://giochi.example/apri" }
    },
    "gamification": {
      "url": "https://premi.example/ws",
      "publicToken": "…",
      "tokenUrl": "https://area-privata.example/premi/gettone"
    }
  }
</script>`.trim();

export const queueSample = `
<script nonce="${sampleNonce}">
  window.Vetrina = window.Vetrina || { q: [] };
  Vetrina.q.push((vetrina) => vetrina.configure({ onError: ({ row }) => console.log(row) }));
  Vetrina.q.push((vetrina) => vetrina.session.requestLogin());
</script>`.trim();

/** The loader's tag, with the integrity value of this build. */
export const scriptTag = ({ library }: Source) => `
<script
  src="${sampleFolder}vetrina.js"
  integrity="${library.integrity}"
  nonce="${sampleNonce}"
  async
></script>`;

const indented = (markup: string, indent: string) => markup.trim().replace(/^/gm, indent);

/** Elements that stay invisible come last. */
const inReadingOrder = (widgets: readonly WidgetSource[]) =>
  widgets
    .map(({ definition }) => definition)
    .toSorted((one, other) => Number(one.placeholder === "hidden") - Number(other.placeholder === "hidden"));

/** A page that contains every widget and nothing else. */
export function completePage(source: Source, language: Language): string {
  const widgets = inReadingOrder(source.widgets)
    .map((definition) => indented(snippet(definition, firstExample(definition), language), "    "))
    .join("\n");
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Vetrina</title>
    <link rel="stylesheet" href="${sampleFolder}site.css">
${indented(configurationBlock, "    ")}
${indented(scriptTag(source), "    ")}
  </head>
  <body>
${widgets}
  </body>
</html>`;
}

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

/** Sets a colour for the whole site, and a size and a part of one widget: the first that has parts. */
export function appearanceSample(widgets: readonly WidgetSource[]): string {
  const definition = widgets.map((widget) => widget.definition).find(({ parts }) => parts !== undefined);
  const [part = ""] = Object.keys(definition?.parts ?? {});
  const tag = definition?.tag ?? "";
  return `
:root {
  --vetrina-brand: #1d5b2f;
}

${tag} {
  --vetrina-r-md: 4px;
}

${tag}::part(${part}) {
  border-style: dashed;
}`;
}

/** Printed in the head of a page, before the library: the whole page is inert while an author edits it. */
export const aemEditing = `<script data-sly-test="\${wcmmode.edit}">
  window.Vetrina = window.Vetrina || { q: [] };
  Vetrina.q.push(function (vetrina) { vetrina.configure({ edit: true }); });
</script>`;

/** How an AEM page includes the client library. */
export const aemInclusion = `
<sly data-sly-use.clientlib="core/wcm/components/commons/v1/templates/clientlib.html">
  <sly data-sly-call="\${clientlib.css @ categories='${category}'}"></sly>
  <sly data-sly-call="\${clientlib.js @ categories='${category}', async=true}"></sly>
</sly>`;

/** A component of a site's project that inherits the template and the dialog of ours. */
export const aemProxy = (resourceType: string) => `
<jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:cq="http://www.day.com/jcr/cq/1.0"
    xmlns:sling="http://sling.apache.org/jcr/sling/1.0"
    jcr:primaryType="cq:Component"
    sling:resourceSuperType="${resourceType}"/>`;
