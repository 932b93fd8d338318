import { html } from "../../../../markup/html";
import { type HostScript, hostScripts } from "../host-scripts";
import type { Page, PageRequest } from "../page";
import type { TestContent } from "../test-content";
import { variantsIn } from "../variants";

export const hostPagesPath = "/test/host-pages";

const pathOf = ({ name }: HostScript) => `${hostPagesPath}/${name}`;

const noScript: HostScript = { name: "none", title: "No script, to compare", script: "", expected: "works" };

const all = [noScript, ...hostScripts];

function expectationOf({ expected }: HostScript): string {
  if (expected === "works") return "Everything works, and the console has no error.";
  const names = `One console error names ${expected.named.join(", ")}`;
  return expected.fails === "calls"
    ? `${names}. The elements are shown; calls to services fail.`
    : `${names}. The fallback content stays.`;
}

const elements = `<main>
  <vetrina-balance-header data-account-url="/conto"><a href="/conto">conto (fallback)</a></vetrina-balance-header>
  <p><vetrina-date-picker data-link-text="Scegli una data"><span>data (fallback)</span></vetrina-date-picker></p>
  <vetrina-live-casino-card data-provider="EvolutionGame" data-game-id="evo-002" data-heading="Roulette"
    data-image="/assets/live-casino/roulette.webp">tavolo (fallback)</vetrina-live-casino-card>
  <vetrina-bonus-carousel data-limit="1">bonus (fallback)</vetrina-bonus-carousel>
  <vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal>
</main>`;

/** Registers a test page for each script. The page runs the script before the library. */
export function addHostPages(content: TestContent): void {
  for (const { name, title, script } of all)
    content.addPage(`${hostPagesPath}/${name}`, {
      title,
      head: ({ nonce }) => `<script nonce="${nonce}">${script}</script>`,
      body: elements,
    });
}

/**
 * `/test/host-pages`: for each script, an iframe that shows its effects on the elements. The page is for
 * developers and in English, and no other page links to it.
 */
export function hostPages({ query }: PageRequest): Page {
  const variants = String(new URLSearchParams(variantsIn(query).map(([name, value]) => [name, value])));
  return {
    title: "Host pages",
    main: html`<div lang="en">
      <div class="page-head">
        <h1>Host pages</h1>
        <p class="lead">
          Each frame is a page whose script replaces built-ins of the browser before it loads the library.
          Open the console to read the messages; docs/embedding.md explains them.
        </p>
      </div>
      ${all.map(
        (one) =>
          html`<section aria-labelledby="${one.name}">
            <h2 id="${one.name}">${one.title}</h2>
            <p>${expectationOf(one)}</p>
            ${
              one.script &&
              html`<details>
                <summary>Script</summary>
                <pre tabindex="0"><code>${one.script}</code></pre>
              </details>`
            }
            <iframe
              class="host-page"
              src="${pathOf(one)}${variants && `?${variants}`}"
              title="${one.title}"
              loading="lazy"
            ></iframe>
          </section>`,
      )}
    </div>`,
  };
}
