import type { Language } from "./words";

interface WordPressProse {
  readonly lead: string;
  readonly install: string;
  readonly installText: readonly string[];
  readonly block: string;
  readonly blockText: readonly string[];
  readonly codes: string;
  readonly codesText: readonly string[];
  readonly codesInside: string;
  readonly codesList: string;
  readonly configuration: string;
  readonly configurationText: readonly string[];
  readonly policy: string;
  readonly policyText: readonly string[];
  readonly optimisers: string;
  readonly optimisersText: readonly string[];
  readonly updates: string;
  readonly updatesText: readonly string[];
}

export const wordPressProse: Readonly<Record<Language, WordPressProse>> = {
  it: {
    lead: "Il plugin offre ogni elemento come blocco e come shortcode. È generato dalle stesse definizioni di queste pagine, e si usa da WordPress 6.1 e PHP 7.4 in poi.",
    install: "Installare",
    installText: [
      "Un amministratore carica `cms/vetrina-wordpress-<versione>.zip` da «Plugin», «Aggiungi nuovo», «Carica plugin», e lo attiva. La libreria è dentro il plugin: non servono altri file.",
      "Lo script si carica solo nelle pagine che hanno un elemento. Cancellando il plugin si cancellano le sue impostazioni; blocchi e shortcode restano negli articoli.",
    ],
    block: "Mettere un blocco",
    blockText: [
      "Può farlo chiunque abbia il permesso di scrivere articoli. Nell’editor i blocchi sono nella categoria «Vetrina»; i campi sono nel riquadro a lato, ciascuno con la sua spiegazione, e quelli obbligatori lo dicono. Finché manca un valore obbligatorio il blocco dice quale, al posto dell’anteprima.",
      "L’anteprima è l’elemento vero, in modifica: si vede, ma non si apre, non si muove e non chiama servizi. I dati arrivano nella pagina pubblicata. I dati simulati (`data-demo`) non sono tra i campi: si vedono nelle pagine di questa documentazione. Gli elementi che nella pagina non occupano spazio, come la finestra di accesso, nell’editor hanno solo il nome.",
      "Dove c’è da scrivere un testo, come le avvertenze di legge o i passi della visita guidata, dentro il blocco ci sono altri blocchi: si scrive lì, con paragrafi, elenchi, titoli e immagini. I passi si aggiungono con «+» e si spostano come ogni blocco. Nello stesso modo si mettono i tavoli dentro la lobby del casinò live; come shortcode si scrivono fra `[vetrina_live_casino_lobby]` e `[/vetrina_live_casino_lobby]`.",
    ],
    codes: "Usare uno shortcode",
    codesText: [
      "Serve nell’editor classico, nei widget di WordPress e nei temi. Si scrive su una riga a parte. I parametri hanno il nome dell’attributo, senza `data-` e con il trattino basso al posto del trattino; un parametro «sì o no» vale sì anche senza valore:",
      "I testi, come le avvertenze di legge, si scrivono tra apertura e chiusura, ciascuno nel suo shortcode. Un testo senza il suo shortcode va nella prima posizione dell’elemento.",
      "Chi preferisce l’HTML può scrivere i tag degli elementi, anche senza il permesso di scrivere HTML non filtrato: grazie al plugin WordPress non li toglie. In un attributo il segno `>` si scrive `&gt;`.",
    ],
    codesInside: "I tavoli del casinò live si scrivono dentro la lobby:",
    codesList: "Tutti gli shortcode, con i loro parametri. L’asterisco segna quelli obbligatori.",
    configuration: "La configurazione",
    configurationText: [
      "In «Impostazioni», «Vetrina», un amministratore incolla un oggetto JSON con le chiavi della pagina «Configurazione». Se qualcosa non va, la pagina dice che cosa e non salva nulla. Il plugin aggiunge la lingua del sito, e nell’editor la chiave `edit`.",
      "Nella stessa pagina si sceglie, se si vuole, uno dei temi pronti. Le proprietà `--vetrina-…` scritte dal tema di WordPress prevalgono.",
      "Un tema può cambiare la configurazione di una pagina con il filtro `vetrina_configuration`:",
    ],
    policy: "Con una Content-Security-Policy",
    policyText: [
      "Il tag dello script e lo stile degli spazi riservati portano il `nonce` che un plugin o un tema dà agli script con il filtro `wp_script_attributes`; dove il valore viene da altrove, lo si dà con il filtro `vetrina_nonce`. Se la policy vieta gli stili nella pagina, nelle impostazioni si sceglie di caricarli da un file.",
    ],
    optimisers: "Con un plugin che ottimizza gli script",
    optimisersText: [
      'Autoptimize, LiteSpeed Cache, WP Rocket, Jetpack Boost, SiteGround Optimizer, W3 Total Cache e altri uniscono gli script in un file di `/wp-content/cache/`, li scrivono nella pagina o ne ritardano l’esecuzione. Il plugin stampa sul tag dello script gli attributi con cui alcuni di loro lo lasciano com’è: `data-cfasync="false"` (Rocket Loader di Cloudflare, Autoptimize, LiteSpeed), `data-noptimize` (Autoptimize), `data-no-optimize` e `data-no-defer` (LiteSpeed), `nowprocket` e `data-no-minify` (WP Rocket), `data-jetpack-boost="ignore"` (Jetpack Boost). Perfmatters e FlyingPress si configurano nelle loro impostazioni: si esclude `vetrina.js`.',
      'Se un plugin li ignora, gli elementi funzionano lo stesso: la pagina contiene `<meta name="vetrina-base">` con la cartella dei file, e lo script la legge da qualunque file parta. Configurazione e spazi riservati sono stampati a parte, e restano anche se il tag dello script sparisce. Un plugin che ritarda lo script fino al primo tocco ritarda anche gli elementi: conviene escludere `vetrina.js`.',
      "Di solito il plugin non stampa un’import map, perché alcuni browser ne accettano una sola per pagina. Chi ne ha bisogno la attiva nelle impostazioni («Stampa un’import map con le impronte dei file»). Non si stampa nelle pagine in cui WordPress, dalla versione 6.5, stampa la sua, e con i temi classici mai: lì WordPress decide solo alla fine della pagina.",
    ],
    updates: "Aggiornare e mettere in cache",
    updatesText: [
      "Si carica il nuovo zip e si conferma la sostituzione. I file in `library/vetrina/resources` portano l’impronta nel nome: `Cache-Control: public, max-age=31536000, immutable`. Chi prepara lo zip può includervi i file delle due versioni precedenti, che le pagine in cache chiedono ancora: `VETRINA_PREVIOUS_PACKAGES=<cartella>` nomina la cartella con i loro zip.",
    ],
  },
  en: {
    lead: "The plugin offers each element as a block and as a short code. It is generated from the same definitions as these pages, and needs WordPress 6.1 and PHP 7.4 or later.",
    install: "Installing",
    installText: [
      "An administrator uploads `cms/vetrina-wordpress-<version>.zip` under “Plugins”, “Add new”, “Upload plugin”, and activates it. The library is inside the plugin: no other files are needed.",
      "The script is loaded only on pages that have an element. Deleting the plugin deletes its settings; blocks and short codes stay in the posts.",
    ],
    block: "Placing a block",
    blockText: [
      "Everybody who may write posts can do it. In the editor the blocks are in the category “Vetrina”; their fields are in the side panel, each with its explanation, and required ones say so. While a required value is missing, the block names it in place of the preview.",
      "The preview is the element itself, in edit mode: it is visible, but it does not open or move, and it calls no service. Its data appears on the published page. Simulated data (`data-demo`) is not among the fields: these pages show it. Elements that take no space in the page, such as the login dialog, have only their name in the editor.",
      "Where there is a text to write, such as legal notices or the steps of the guided tour, there are blocks inside the block: write there, with paragraphs, lists, headings and images. Steps are added with “+” and moved like any block. Live tables are placed inside the live casino lobby in the same way; as short codes they are written between `[vetrina_live_casino_lobby]` and `[/vetrina_live_casino_lobby]`.",
    ],
    codes: "Using a short code",
    codesText: [
      "It is for the classic editor, for WordPress’s widgets and for themes. Write it on a line of its own. Parameters have the name of the attribute, without `data-` and with underscores in place of hyphens; a “yes or no” parameter also means yes without a value:",
      "Texts such as legal notices are written between the opening and the closing tag, each in its own short code. A text without its short code goes into the first place of the element.",
      "If you prefer HTML, write the tags of the elements, also without the right to write unfiltered HTML: with the plugin WordPress does not remove them. Inside an attribute, the sign `>` is written `&gt;`.",
    ],
    codesInside: "Live tables are written inside the lobby:",
    codesList: "All short codes, with their parameters. An asterisk marks the required ones.",
    configuration: "The configuration",
    configurationText: [
      "Under “Settings”, “Vetrina”, an administrator pastes a JSON object with the keys of the page “Configuration”. If something is wrong, the page says what, and stores nothing. The plugin adds the language of the site, and in the editor the key `edit`.",
      "On the same page you can choose one of the ready themes. Properties `--vetrina-…` of the WordPress theme win.",
      "A theme can change the configuration of a page with the filter `vetrina_configuration`:",
    ],
    policy: "With a Content-Security-Policy",
    policyText: [
      "The script tag and the style of the reserved boxes carry the `nonce` that a plugin or a theme gives to scripts with the filter `wp_script_attributes`. If the value comes from elsewhere, give it with the filter `vetrina_nonce`. If the policy forbids styles in the page, the settings can load them from a file.",
    ],
    optimisers: "With a plugin that optimises scripts",
    optimisersText: [
      'Autoptimize, LiteSpeed Cache, WP Rocket, Jetpack Boost, SiteGround Optimizer, W3 Total Cache and others join scripts in a file of `/wp-content/cache/`, write them into the page or delay them. The plugin prints the attributes with which some of them leave the script alone: `data-cfasync="false"` (Cloudflare’s Rocket Loader, Autoptimize, LiteSpeed), `data-noptimize` (Autoptimize), `data-no-optimize` and `data-no-defer` (LiteSpeed), `nowprocket` and `data-no-minify` (WP Rocket), `data-jetpack-boost="ignore"` (Jetpack Boost). Perfmatters and FlyingPress are configured in their settings: exclude `vetrina.js`.',
      'If a plugin ignores them, the elements work all the same: the page contains `<meta name="vetrina-base">` with the folder of the files, and the script reads it from any file. Configuration and reserved boxes are printed separately, and stay if the script’s tag disappears. A plugin that delays the script until the first touch also delays the elements: exclude `vetrina.js`.',
      "By default the plugin prints no import map, because some browsers accept only one per page. If you need it, switch it on in the settings (“Print an import map with the digests of the files”). It is not printed on pages on which WordPress, from version 6.5 on, prints its own, and never with classic themes: there WordPress decides only at the end of the page.",
    ],
    updates: "Updating and caching",
    updatesText: [
      "Upload the new zip and confirm the replacement. Files in `library/vetrina/resources` carry their hash in their name: `Cache-Control: public, max-age=31536000, immutable`. Whoever makes the zip can include the files of the two previous versions, which cached pages still load: `VETRINA_PREVIOUS_PACKAGES=<folder>` names the folder with their zips.",
    ],
  },
};
