const inRome = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("it-IT", { ...options, timeZone: "Europe/Rome" });
  return (instant: number) => format.format(instant);
};

const day = inRome({ day: "2-digit", month: "2-digit", year: "numeric" });
const time = inRome({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * Formats in which the bonus manager's editors write an instant (milliseconds since 1970), in Rome's time.
 */
export const formatted = {
  /** Date such as `21/11/2026`. */
  day,
  /** Date and time such as `21/11/2026 18:30`. */
  minute: (instant: number) => `${day(instant)} ${time(instant)}`,
  /** ISO date such as `2026-11-21`. */
  isoDay: (instant: number) => day(instant).split("/").reverse().join("-"),
} as const;

/**
 * Markup with the amount of a bonus and its conditions in the same size, so that both are equally readable.
 */
export const conditions = (offer: string, terms: string) =>
  `<p>${offer}</p><p><strong>Condizioni:</strong> ${terms}</p>`;

/** Deposit, bonus and wagering requirement, as texts with their units. */
type FiguresRow = readonly [deposit: string, bonus: string, toPlay: string];

const figuresRow = (row: FiguresRow) => `<tr>${row.map((figure) => `<td>${figure}</td>`).join("")}</tr>`;

/** The full description of a promotion. It uses every kind of markup that rich text may contain. */
export const promotionText = (figures: readonly FiguresRow[]) => `
  <h3>A chi è riservata</h3>
  <p>Ai giocatori maggiorenni che aprono un conto e lo verificano con un documento. Una sola volta per persona.</p>
  <h3>Come funziona</h3>
  <ol>
    <li>Dopo il primo deposito il bonus compare nel conto entro 24 ore, separato dal saldo prelevabile.</li>
    <li>Se allo scadere dei giorni il requisito di giocata non è raggiunto, il bonus che resta viene tolto.</li>
    <li>Si può rinunciare al bonus in qualunque momento; il deposito resta a disposizione.</li>
  </ol>
  <h3>In cifre</h3>
  <table>
    <thead><tr><th>Deposito</th><th>Bonus</th><th>Da giocare</th></tr></thead>
    <tbody>${figures.map(figuresRow).join("")}</tbody>
  </table>
  <p>Le probabilità di vincita dei giochi sono pubblicate nella pagina
    <a href="/gioco-responsabile#probabilita">Probabilità di vincita</a>.</p>
  <p><small>Il gioco è vietato ai minori di 18 anni e può causare dipendenza patologica.</small></p>
`;

/**
 * A description with hostile markup. Its text is shown, but its code must not run. It has no event handlers
 * and no inline styles: under a strict policy, browsers would report them as violations even if the sanitiser
 * removes them.
 */
export const hostileMarkup = `
  <p class="vetrina-dialog">10 € di bonus per i tavoli di carte.</p>
  <script>globalThis.bonusHasRun = true</script>
  <img src="https://altrove.invalid/x">
  <p><strong>Condizioni:</strong> Requisito di giocata 8 volte entro 20 giorni. Vale
    <a href="javascript:alert(1)" id="vetrina-config" target="_blank">il regolamento dei tavoli</a>.</p>
  <form action="https://altrove.invalid/"><input name="password"></form>
`;
