import { html, type Html, trusted } from "../../../../markup/html";
import { sentencesIn } from "../../../../src/inspector/findings/sentences";
import { loaderUrl } from "../../library/urls";
import { type Page, pageHead, type PageRequest } from "../page";
import { type Mistake, mistakenConfiguration, mistakes } from "./mistake-list";

const sentence = sentencesIn("it");

const code = (markup: string): Html => html`<pre class="sample"><code>${markup}</code></pre>`;

/** The inspector's sentence, the markup with the mistake, and the resulting elements. */
function example({ id, params, markup, corrected, before }: Mistake, index: number): Html {
  const heading = `errore-${index}`;
  return html`<section class="panel" aria-labelledby="${heading}">
    <h2 id="${heading}">${sentence({ id, params }).replace(/\{\w+\}\.?/, "…")}</h2>
    ${before && html`<p>${before}</p>`} ${markup && html`${code(markup)} ${trusted(markup)}`}
    ${
      corrected &&
      html`<p>Corretto:</p>
        ${code(corrected)}`
    }
  </section>`;
}

const explanation = html`<p class="measure">
    Con <code>?vetrina-inspect</code> in fondo all’indirizzo, qualsiasi pagina apre l’ispettore: un riquadro
    che dice di ogni elemento, in una frase, perché non si mostra. Dà anche il markup corretto e un resoconto
    per l’assistenza.
  </p>
  <p><a class="button" href="?vetrina-inspect">Apri l’ispettore in questa pagina</a></p>`;

/**
 * `/sviluppatori/errori`: mistakes of authors and operators, each with the inspector's sentence. Another
 * script has already defined the tag `vetrina-products`, and the page includes the library twice.
 */
export function mistakesPage({ nonce, context }: PageRequest): Page {
  const loader = context.library.loader();
  return {
    title: "Gli errori di chi scrive le pagine",
    head: html`<script nonce="${nonce}">
      customElements.define("vetrina-products", class extends HTMLElement {});
    </script>`,
    config: mistakenConfiguration,
    main: html`${pageHead(
      "Gli errori di chi scrive le pagine",
      "Ogni riquadro ha un esempio. Il titolo è la frase con cui l’ispettore lo spiega.",
      explanation,
    )}
    ${mistakes.map(example)}
    ${loader && html`<script nonce="${nonce}" src="${loaderUrl(loader)}" defer></script>`}`,
  };
}
