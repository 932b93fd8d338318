import { attributes, html, type Html } from "../html";
import type { PageRequest } from "../page";

/** Content for logged-in players only. After a login or a logout the page is loaded again. */
export const forPlayer = ({ player, variants, nonce }: PageRequest, what: string, content: Html): Html =>
  html`${player === undefined ? html`<p class="empty">Accedi per vedere ${what}.</p>` : content}
    <script${attributes({ nonce: variants.csp ? nonce : undefined })} src="/assets/player-page.js" defer></script>`;
