import type { reasonTexts } from "../../src/inspector/sentences";
import type { Bilingual } from "../../src/definition";

type Why = keyof (typeof reasonTexts)["it"];

/** Reasons that ask nothing of an author: the element does what it should. */
export type Fine = "shows" | "simulated" | "edited" | "unneeded";

const advice = (it: string, en: string): Bilingual => ({ it, en });

/** What an author does about each reason of the inspector. The sentence itself is the inspector's. */
export const whatToDo: Readonly<Record<Exclude<Why, Fine>, Bilingual>> = {
  misspelt: advice(
    "Confronta il nome del tag con quelli di queste pagine.",
    "Compare the name of the tag with those in these pages.",
  ),
  misspeltAs: advice(
    "Correggi il nome, nel tag di apertura e in quello di chiusura.",
    "Correct the name, in the opening and in the closing tag.",
  ),
  notClosed: advice(
    "Scrivi il tag di chiusura subito dopo il contenuto dell’elemento.",
    "Write the closing tag just after the content of the element.",
  ),
  switchedOff: advice(
    "Chi gestisce il sito l’ha spento. Per riaccenderlo si toglie il suo nome da `disabled`.",
    "The operators of the site have switched it off. To switch it on, remove its name from `disabled`.",
  ),
  foreign: advice(
    "Lo script è incluso due volte, o un’altra libreria usa lo stesso nome: lasciane una.",
    "The script is included twice, or another library uses the same name: keep one of them.",
  ),
  offline: advice("Si mostra quando la rete torna.", "It shows when the network is back."),
  chunkFailed: advice(
    "Controlla che la cartella `vetrina/resources/` sia accanto a `vetrina.js`, che venga dalla stessa versione e che `connect-src` ammetta la sua origine.",
    "Check that the folder `vetrina/resources/` is beside `vetrina.js`, that it is of the same version, and that `connect-src` allows its origin.",
  ),
  undiscovered: advice(
    "Chi sviluppa il componente che lo contiene chiama `Vetrina.discover(root)`.",
    "The developer of the component around it calls `Vetrina.discover(root)`.",
  ),
  loading: advice(
    "Aspetta qualche secondo. Se resta così, guarda nella console del browser.",
    "Wait for some seconds. If it stays so, look into the browser’s console.",
  ),
  hidden: advice(
    "Cerca quella regola nel foglio di stile del sito, sull’elemento o su ciò che lo contiene.",
    "Look for that rule in the site’s style sheet, on the element or on what is around it.",
  ),
  farAway: advice(
    "Scorrete fino all’elemento: è così che la pagina si apre più in fretta.",
    "Scroll to the element: this is how the page opens faster.",
  ),
  missing: advice(
    "Scrivi l’attributo: la pagina dell’elemento dice quali valori accetta.",
    "Write the attribute: the element’s page tells which values it accepts.",
  ),
  missingAs: advice(
    "Il nome dell’attributo va corretto. Finché è scritto così, per l’elemento è come se mancasse: per questo la console dice `needs` con il nome giusto.",
    "Correct the name of the attribute. As long as it is written so, it is missing for the element: this is why the console says `needs` with the right name.",
  ),
  crashed: advice(
    "Manda all’assistenza il resoconto dell’ispettore.",
    "Send the inspector’s report to support.",
  ),
  extra: advice(
    "In una pagina ne serve uno solo: togline uno.",
    "A page needs only one of them: remove one.",
  ),
  restricted: advice("È voluto. Prova con un altro giocatore.", "This is intended. Try with another player."),
  "opted-out": advice(
    "È una scelta del giocatore, che la cambia nell’area premi.",
    "It is the player’s choice, which is changed in the gamification hub.",
  ),
  "logged-out": advice("Fai l’accesso con un conto di prova.", "Log in with a test account."),
  notConfigured: advice(
    "Aggiungi la chiave al blocco di configurazione della pagina.",
    "Add the key to the page’s configuration block.",
  ),
  failed: advice(
    "Nella console si legge quale chiamata non è riuscita. Se la risposta è un errore, come 503, il carosello dei bonus non occupa spazio. Un dominio che termina con `.example` è un segnaposto di queste pagine: al suo posto va quello del servizio. Se il servizio funziona altrove, controlla l’indirizzo nella configurazione e `connect-src`.",
    "The console tells which call has failed. If the answer is an error, such as 503, the bonus carousel takes no space. A domain that ends with `.example` is a placeholder of these pages: replace it by that of the service. If the service works elsewhere, check its address in the configuration, and `connect-src`.",
  ),
  unreachable: advice(
    "Controlla che in `gamification.url` non sia rimasto un dominio segnaposto, che termina con `.example`, e che `connect-src` ammetta l’indirizzo con `https:` e con `wss:`.",
    "Check that `gamification.url` has no placeholder domain left, which ends with `.example`, and that `connect-src` allows the address with `https:` and with `wss:`.",
  ),
  unknownDemoId: advice(
    "Per la prova usa un codice degli esempi. Con i servizi del sito, senza `data-demo`, valgono i tuoi.",
    "For the trial use an id of the examples. With the services of the site, without `data-demo`, yours count.",
  ),
  unknownId: advice(
    "Chiedi il codice giusto a chi gestisce i contenuti: forse è scaduto.",
    "Ask those who manage the contents for the right id: it may have expired.",
  ),
  withoutId: advice("Scrivi uno degli attributi che nomina.", "Write one of the attributes that it names."),
  noBonus: advice(
    "L’elenco è arrivato, e nessun bonus vale in questo momento: l’elemento torna quando ce n’è uno. Se dovrebbe esserci, controllane le date. Se l’elenco non si è potuto leggere, la frase è «Non ha dati perché il suo servizio non risponde…».",
    "The list has arrived, and no bonus is valid at this moment: the element comes back when there is one. If there should be one, check its dates. If the list could not be read, the sentence is “It has no data because its service does not answer…”.",
  ),
  empty: advice("Non c’è nulla da correggere nella pagina.", "There is nothing to correct in the page."),
  reconnecting: advice("Non serve fare nulla.", "Nothing has to be done."),
  stale: advice(
    "Si aggiorna quando il servizio risponde di nuovo.",
    "It is updated when the service answers again.",
  ),
  noBox: advice(
    "Date spazio all’elemento: in una riga `flex` gli serve una larghezza o `flex: 1`.",
    "Give the element space: in a `flex` row it needs a width or `flex: 1`.",
  ),
  wrongValue: advice(
    "Correggi il valore: fino ad allora conta quello predefinito.",
    "Correct the value: until then the default is used.",
  ),
  wrongName: advice(
    "Correggi il nome dell’attributo. Un attributo che non somiglia a nessuno, come `data-minimum`, non è segnalato, perché può servire a uno script del sito: l’ispettore lo elenca tra gli attributi che l’elemento non legge.",
    "Correct the name of the attribute. An attribute that is like none, such as `data-minimum`, is not reported, because a script of the site may use it: the inspector lists it among the attributes that the element does not read.",
  ),
};
