import { category, publicPath, resourceType, root } from "../aem/names";
import type { Source } from "../source";
import { codeBlock, entries, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { aemEditing, aemInclusion, aemProxy, aemScript } from "./samples";
import { type Language, wordsIn } from "./words";

interface AemProse {
  readonly lead: string;
  readonly install: string;
  readonly installText: readonly string[];
  readonly include: string;
  readonly includeText: readonly string[];
  readonly components: string;
  readonly componentsText: readonly string[];
  readonly proxy: string;
  readonly dispatcher: string;
  readonly dispatcherText: readonly string[];
  readonly edit: string;
  readonly editText: readonly string[];
  readonly dataLayer: string;
  readonly dataLayerText: readonly string[];
  readonly updates: string;
  readonly updatesText: readonly string[];
}

const proseIn: Readonly<Record<Language, AemProse>> = {
  it: {
    lead: "Il pacchetto contiene la libreria client e un componente per ogni elemento, con dialogo e modello HTL. È generato dalle stesse definizioni di queste pagine.",
    install: "Installare",
    installText: [
      `Il file \`cms/vetrina-aem-<versione>.zip\` si carica con il Package Manager, o si include come pacchetto \`application\` nel contenitore \`all\` del progetto. Scrive solo sotto \`${root}\`: libreria client, componenti, questa documentazione e i dizionari italiano e inglese. Il file \`cms/vetrina-aem-<sito>-<versione>.zip\` ha i componenti del sito, quelli che gli autori inseriscono. Servono tutti e due: prima il primo, da cui i componenti del sito ereditano. In \`cms/aem/\` e \`cms/aem-site/\` ci sono gli stessi alberi, aperti.`,
      "I pacchetti sono provati con il validatore di FileVault, con Oak e con l’HTL di Sling in un browser, ma non in un’istanza di AEM: prova la prima installazione in un ambiente di sviluppo.",
    ],
    include: "Includere la libreria",
    includeText: [
      `La categoria è \`${category}\`. Va inclusa una volta nella pagina, con la policy della pagina o da HTL:`,
      'Il modello `base` del pacchetto stampa `<meta name="vetrina-base">` con la cartella dei file: lo script li trova anche se la libreria è inglobata con `embed` in un’altra, o se un servizio unisce gli script in un altro file. Senza, li cerca accanto a sé.',
      'Il modello dei Core Components non stampa né `nonce` né altri attributi. Dove la Content-Security-Policy chiede un `nonce`, o dove un servizio come Rocket Loader di Cloudflare ritarda o unisce gli script, al posto di `clientlib.js` si usa il modello `script` del pacchetto. Stampa il tag con il `nonce` e con gli attributi che escludono lo script dalle ottimizzazioni (`data-cfasync="false"`, `data-no-optimize`, `data-no-defer`, `data-no-minify`, `data-noptimize`, `nowprocket`); il suo indirizzo non ha la chiave di lunga durata, quindi si serve con `no-cache`. `page.nonce` sta per il valore del sito:',
      "Il pacchetto non stampa un’import map, perché alcuni browser ne accettano una sola per pagina. Un sito che non ne ha una la può chiedere con `vetrina.base @ importMap=true`, prima di ogni script di tipo `module`; con una policy anche con `nonce`. Chi ne ha già una vi aggiunge le voci di `vetrina/importmap.json`.",
      "Gli elementi che mostrano dati leggono gli indirizzi dei servizi dal blocco di configurazione, uno per pagina. Lo stampa il componente della pagina nell’intestazione, prima della libreria, per esempio in `customheaderlibs.html`. Com’è fatto lo mostra «Configurazione», con un esempio intero.",
    ],
    components: "I componenti",
    componentsText: [
      "I componenti del pacchetto sono nascosti e portano la versione nel percorso. Gli autori vedono quelli del sito, nel gruppo «Vetrina»: si autorizzano nella policy del contenitore. `VETRINA_AEM_SITE` e `VETRINA_AEM_GROUP` cambiano cartella e gruppo quando si esegue il build. Nella lobby del casinò live si mettono solo i tavoli: la policy del modello deve consentirli dentro la lobby.",
      "La policy di un componente dà i valori comuni a tutto il sito, come le pagine a cui portano gli avvisi, e gli stili ammessi; un campo compilato nel componente prevale. HTL lascia fuori gli attributi vuoti e neutralizza tutti gli altri. A una pagina del sito si aggiunge `.html`, e l’indirizzo è quello pubblico del resource resolver; il testo formattato passa da `context='html'`. `data-demo` non è nel dialogo: in una pagina pubblicata mostrerebbe dati simulati.",
    ],
    proxy:
      "Per cambiare titolo, gruppo o dialogo, un componente del progetto eredita da quello del pacchetto:",
    dispatcher: "Dispatcher e cache",
    dispatcherText: [
      `Lo script è servito come \`${publicPath}.lc-<impronta>-lc.min.js\`, i file come \`${publicPath}/resources/<nome>-<impronta>.js\`. Il dispatcher deve lasciar passare \`/etc.clientlibs/*\`.`,
      "I file in `resources` portano già l’impronta nel nome: `Cache-Control: public, max-age=31536000, immutable` per `/etc.clientlibs/.+/resources/.+-[0-9a-z]{6}\\.js`. Le pagine restano in cache quanto decide il sito.",
      "I processori sono `default:none, min:none`: vanno lasciati così, perché quelli di AEM non conoscono il JavaScript di oggi.",
    ],
    edit: "In modifica",
    editText: [
      "Nell’editor il modello stampa `data-edit`: l’elemento si vede, ma non si apre, non si muove e non chiama servizi. Un segnaposto con il nome dell’elemento dice che cosa manca, o perché lì non si vede nulla. In anteprima e in pubblicazione non c’è né l’uno né l’altro.",
      "L’attributo vale solo per il suo elemento. Che la pagina intera è in modifica lo dice la configurazione, con la chiave `edit`: senza, una pagina che chiede l’accesso (`session.required`) porterebbe l’autore alla pagina di accesso. Nell’intestazione, prima della libreria:",
    ],
    dataLayer: "Data layer",
    dataLayerText: [
      'Con `"dataLayer": "adobe"` nella configurazione gli eventi degli elementi arrivano in `adobeDataLayer`, o sotto il nome che la pagina scrive in `data-cmp-data-layer-name`; con `"plain"` nella lista `dataLayer`, con `"both"` in tutti e due. Passano solo i campi che la definizione dell’evento ammette: nessun dato personale, nessun testo scritto dal giocatore. Gli elementi in modifica e le dimostrazioni non mandano nulla.',
    ],
    updates: "Aggiornare",
    updatesText: [
      "Il pacchetto sostituisce tutto ciò che sta sotto `/apps/vetrina`, ma le pagine in cache chiedono ancora i file di prima. I pacchetti delle due versioni precedenti si conservano in una cartella, da indicare al build: `VETRINA_PREVIOUS_PACKAGES=<cartella> npm run build` mette i loro file nel pacchetto nuovo. Vale anche per AEM as a Cloud Service.",
    ],
  },
  en: {
    lead: "The package contains the client library and a component for each element, with its dialog and HTL template. It is generated from the same definitions as these pages.",
    install: "Installing",
    installText: [
      `The file \`cms/vetrina-aem-<version>.zip\` is uploaded with the Package Manager, or embedded as an \`application\` package in the project’s \`all\` container. It writes only below \`${root}\`: client library, components, this documentation, and an Italian and an English dictionary. The file \`cms/vetrina-aem-<site>-<version>.zip\` has the components of the site, which authors place. Both are needed: first the first one, from which the site’s components inherit. \`cms/aem/\` and \`cms/aem-site/\` contain the same trees, unpacked.`,
      "The packages are tried with FileVault’s validator, with Oak and with Sling’s HTL in a browser, but not in an AEM instance: try the first installation in a development environment.",
    ],
    include: "Including the library",
    includeText: [
      `Its category is \`${category}\`. Include it once in the page, with the page’s policy or from HTL:`,
      'The package’s template `base` prints `<meta name="vetrina-base">` with the folder of the files: the script finds them even if another library embeds it (`embed`), or if a service joins scripts in another file. Without it, the script looks next to itself.',
      'The template of the Core Components prints neither `nonce` nor other attributes. If the Content-Security-Policy requires a `nonce`, or if a service such as Cloudflare’s Rocket Loader delays or joins scripts, use the package’s template `script` in the place of `clientlib.js`. It prints the tag with the `nonce` and with the attributes that exclude the script from optimisations (`data-cfasync="false"`, `data-no-optimize`, `data-no-defer`, `data-no-minify`, `data-noptimize`, `nowprocket`); its address has no long-cache key, so serve it with `no-cache`. `page.nonce` is the value of your site:',
      "The package prints no import map, because some browsers accept only one per page. A site that has none can request it with `vetrina.base @ importMap=true`, before any script of the type `module`; with a policy, pass `nonce` too. A site that has one adds the entries of `vetrina/importmap.json` to it.",
      "Elements that show data read the addresses of the services from the configuration block, one for each page. The page’s component prints it in the head, before the library, for example in `customheaderlibs.html`. “Configuration” shows how it is written, with a whole sample.",
    ],
    components: "The components",
    componentsText: [
      "The components of the package are hidden and have their version in the path. Authors see those of the site, in the group “Vetrina”: allow them in the container’s policy. `VETRINA_AEM_SITE` and `VETRINA_AEM_GROUP` change folder and group at build time. Only live tables go inside the live casino lobby: the template’s policy must allow them there.",
      "A component’s policy sets the values of the whole site, such as the pages to which notices lead, and the allowed styles; a field of the component takes precedence. HTL omits empty attributes and escapes all others. A page of the site gets `.html`, and its address is the public one of the resource resolver; formatted text goes through `context='html'`. `data-demo` is not in the dialog: on a published page it would show simulated data.",
    ],
    proxy: "To change title, group or dialog, let a component of your project inherit from the package’s:",
    dispatcher: "Dispatcher and cache",
    dispatcherText: [
      `The script is served as \`${publicPath}.lc-<hash>-lc.min.js\`, the files as \`${publicPath}/resources/<name>-<hash>.js\`. The dispatcher must allow \`/etc.clientlibs/*\`.`,
      "Files in `resources` carry their hash in their name: `Cache-Control: public, max-age=31536000, immutable` for `/etc.clientlibs/.+/resources/.+-[0-9a-z]{6}\\.js`. The site decides how long pages are cached.",
      "The processors are `default:none, min:none`. Do not change them: AEM’s own do not support current JavaScript.",
    ],
    edit: "In the editor",
    editText: [
      "In the editor the template prints `data-edit`: the element is visible, but it does not open or move, and it calls no service. A placeholder with the element’s name says what is missing, or why nothing is seen there. In preview and on published pages there is neither of them.",
      "The attribute holds for its element only. The configuration key `edit` says that the whole page is being edited: without it, a page that needs a session (`session.required`) would take the author to the login page. In the head, before the library:",
    ],
    dataLayer: "Data layer",
    dataLayerText: [
      'With `"dataLayer": "adobe"` in the configuration the events of elements arrive in `adobeDataLayer`, or under the name that the page has in `data-cmp-data-layer-name`; with `"plain"` in the list `dataLayer`, with `"both"` in the two. Only fields that the definition of an event allows are passed on: no personal data, and no text that a player has written. Elements in edit mode and demonstrations send nothing.',
    ],
    updates: "Updating",
    updatesText: [
      "The package replaces everything below `/apps/vetrina`, but cached pages still load the earlier files. Keep the packages of the two previous versions in a folder and tell the build its name: `VETRINA_PREVIOUS_PACKAGES=<folder> npm run build` puts their files into the new package. This holds for AEM as a Cloud Service too.",
    ],
  },
};

/** The page for AEM developers: how to install and update the package. */
export function aemPage({ widgets }: Source, language: Language): Page {
  const text = proseIn[language];
  const components = widgets.map(({ definition }) => ({
    name: resourceType(definition),
    help: `${definition.title[language]}: \`<${definition.tag}>\``,
  }));
  const [firstComponent] = components;
  const [beforeSample = "", base = "", script = "", ...afterSample] = text.includeText;
  return {
    slug: "aem",
    group: "guide",
    title: wordsIn[language].aem,
    lead: paragraphs([text.lead]),
    sections: [
      section("install", text.install, paragraphs(text.installText)),
      section(
        "include",
        text.include,
        paragraphs([beforeSample]),
        codeBlock(aemInclusion),
        paragraphs([base, script]),
        codeBlock(aemScript),
        paragraphs(afterSample),
      ),
      section(
        "components",
        text.components,
        paragraphs(text.componentsText),
        entries(components),
        paragraphs([text.proxy]),
        codeBlock(aemProxy(firstComponent?.name ?? "")),
      ),
      section("dispatcher", text.dispatcher, paragraphs(text.dispatcherText)),
      section("edit", text.edit, paragraphs(text.editText), codeBlock(aemEditing)),
      section("data-layer", text.dataLayer, paragraphs(text.dataLayerText)),
      section("updates", text.updates, paragraphs(text.updatesText)),
    ],
  };
}
