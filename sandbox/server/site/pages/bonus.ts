import { html } from "../../../../markup/html";
import { pageHead, type Page, type PageRequest } from "../page";
import { bonusCarouselElement, bonusDetailElement } from "../widgets";

const reading = html`<section aria-labelledby="leggere">
  <h2 id="leggere">Come leggere un’offerta</h2>
  <div class="columns">
    <div>
      <h3>Condizioni</h3>
      <p>
        Stanno accanto all’importo, per intero: quanto giocare, su che cosa e, quando il servizio la indica,
        con quale quota minima.
      </p>
    </div>
    <div>
      <h3>Durata</h3>
      <p>La data di fine vale nell’ora di Roma. Ciò che non è ancora iniziato, o è finito, non compare.</p>
    </div>
    <div>
      <h3>Rinuncia</h3>
      <p>
        Un bonus è facoltativo. Vi si può rinunciare in qualunque momento, e il deposito resta a disposizione.
      </p>
    </div>
  </div>
</section>`;

/** `/bonus/dettaglio?card=…`: one bonus in detail; without `card`, the list of bonuses. */
export function bonus({ variants, query }: PageRequest): Page {
  const { language } = variants;
  if (query.get("card")) {
    return { title: "Dettaglio del bonus", main: html`${bonusDetailElement(language)} ${reading}` };
  }
  return {
    title: "Bonus",
    main: html`${pageHead("Bonus", "Condizioni e durata accanto all’importo.")}
    ${bonusCarouselElement(language, { heading: "In corso", variant: "grid" })} ${reading}`,
  };
}
