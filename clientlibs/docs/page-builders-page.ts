import type { Source } from "../source";
import { codeBlock, type Entry, entries, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import type { Language } from "./words";

const it = {
  title: "Con un page builder",
  lead: "Molti editor e page builder tolgono i tag e gli attributi che non conoscono: l’elemento sparisce, o resta senza i suoi valori. Come accorgersene, e che cosa usare.",
  signs: "Come accorgersene",
  signsText: [
    "Apri la pagina pubblicata, guarda il suo codice sorgente (Ctrl+U) e cerca `<vetrina-`. Se il tag non c’è, l’editor l’ha tolto: nella pagina resta al più il testo che era dentro. Se il tag c’è ma manca un attributo, nella console una riga con `needs` dice quale. Se al posto del tag si legge `&lt;vetrina-`, l’editor l’ha preso per testo.",
    "Guarda anche se qualcosa è stato aggiunto: alcuni editor chiudono il tag dove non va chiuso, o mettono dei paragrafi dentro l’elemento. Allora il contenuto che segue sparisce, e l’ispettore dice che il tag non è chiuso.",
    "Un editor che cancella gli elementi vuoti lascia quelli che contengono un testo: scrivi sempre qualcosa dentro il tag.",
  ],
  use: "Che cosa usare",
  useText:
    "Dove c’è, conviene il componente, il blocco o lo shortcode: i suoi valori non passano dall’editor di testo. Altrimenti serve il riquadro che stampa l’HTML così com’è.",
  builders: {
    "WordPress: editor a blocchi":
      "Il blocco dell’elemento, nella categoria «Vetrina». Anche il blocco «HTML personalizzato» va bene: con il plugin attivo WordPress non toglie i tag degli elementi, nemmeno a chi non può scrivere HTML non filtrato. Senza il plugin, per gli autori li toglie senza dirlo.",
    Elementor:
      "Il widget «Shortcode» con lo shortcode dell’elemento, o il widget «HTML» con il tag. Il widget «Editor di testo» toglie i tag che non conosce.",
    Divi: "Il modulo «Codice» con lo shortcode o con il tag. Il modulo «Testo» va bene per lo shortcode, non per il tag.",
    WPBakery:
      "Lo shortcode in un blocco di testo, o il tag nell’elemento «HTML grezzo», che è riservato a chi può scrivere HTML non filtrato.",
    AEM: "I componenti del pacchetto. Il componente «Testo» stampa con il filtro XSS (AntiSamy), che toglie i tag sconosciuti, e l’editor di testo (RTE) li toglie già mentre si incolla. Non conviene cambiare le regole del filtro, che valgono per tutto il sito.",
    "TinyMCE, anche l’editor classico di WordPress":
      "Chi sviluppa ammette i tag con `custom_elements` e `extended_valid_elements`, come nel primo esempio qui sotto. La tilde segna un elemento che sta in una riga di testo.",
    CKEditor:
      "Dalla versione 5 con «General HTML Support», come nel secondo esempio qui sotto, o con «HTML embed». Nella versione 4 con `extraAllowedContent`, e con il tag aggiunto a `CKEDITOR.dtd`.",
    "Wix, Squarespace e simili":
      "Lo script va nell’intestazione del sito («codice personalizzato», di solito nei piani a pagamento), il tag in un blocco di codice. Un blocco che mostra l’HTML in un riquadro separato (un `iframe`, come «Incorpora HTML» di Wix) non va bene: lì dentro l’elemento non ha la configurazione, l’accesso e l’indirizzo della pagina.",
  } as Readonly<Record<string, string>>,
  allow: "Ammettere i tag",
  allowText:
    "Per chi sviluppa: ammetti i tag che cominciano con `vetrina-`, i loro attributi `data-`, `id`, `class`, `name`, `required`, `disabled` e `hidden`, e l’attributo `slot` dei loro figli. Non ammettere `data-demo` e `data-edit`: in una pagina pubblicata mostrerebbero dati simulati. Per TinyMCE:",
  ckeditor: "Per CKEditor 5:",
  dataOnly:
    "Gli attributi degli elementi cominciano con `data-` proprio perché la maggior parte dei filtri lascia passare questi. Un filtro che li toglie va configurato: senza, l’elemento usa i valori predefiniti.",
};

const en: typeof it = {
  title: "With a page builder",
  lead: "Many editors and page builders remove tags and attributes that they do not know: the element disappears, or loses its values. How to see it, and what to use.",
  signs: "How to see it",
  signsText: [
    "Open the published page, view its source (Ctrl+U) and search for `<vetrina-`. If the tag is missing, the editor has removed it: at most the text inside it is left in the page. If the tag has lost an attribute, a line with `needs` in the console names it. If there is `&lt;vetrina-` in place of the tag, the editor has taken it for text.",
    "Check whether something was added, too: some editors close the tag in the wrong place, or put paragraphs into the element. Then the content after it disappears, and the inspector says that the tag is not closed.",
    "An editor that deletes empty elements keeps those with a text inside: always write something into the tag.",
  ],
  use: "What to use",
  useText:
    "Where there is one, use the component, the block or the short code: its values do not pass through the text editor. Otherwise use the box that prints HTML as it is.",
  builders: {
    "WordPress: block editor":
      "The block of the element, in the category “Vetrina”. The block “Custom HTML” works too: with the plugin WordPress does not remove the tags of the elements, not even for users without the right to write unfiltered HTML. Without the plugin it removes them silently for authors.",
    Elementor:
      "The widget “Shortcode” with the element’s short code, or the widget “HTML” with the tag. The widget “Text editor” removes tags that it does not know.",
    Divi: "The module “Code” with the short code or the tag. The module “Text” works for the short code, not for the tag.",
    WPBakery:
      "The short code in a text block, or the tag in the element “Raw HTML”, which requires the right to write unfiltered HTML.",
    AEM: "The components of the package. The component “Text” prints with the XSS filter (AntiSamy), which removes unknown tags, and the rich text editor (RTE) removes them when they are pasted. Do not change the rules of the filter: they apply to the whole site.",
    "TinyMCE, also WordPress’s classic editor":
      "A developer allows the tags with `custom_elements` and `extended_valid_elements`, as in the first example below. The tilde marks an element inside a line of text.",
    CKEditor:
      "From version 5 with “General HTML Support”, as in the second example below, or with “HTML embed”. In version 4 with `extraAllowedContent`, and with the tag added to `CKEDITOR.dtd`.",
    "Wix, Squarespace and others":
      "The script belongs into the head of the site (“custom code”, usually in paid plans), the tag into a code block. A block that shows HTML in a separate frame (an `iframe`, such as Wix’s “Embed HTML”) does not work: in it, the element lacks the configuration, the login and the address of the page.",
  } as Readonly<Record<string, string>>,
  allow: "Allowing the tags",
  allowText:
    "For developers: allow tags that begin with `vetrina-`, their attributes `data-`, `id`, `class`, `name`, `required`, `disabled` and `hidden`, and the attribute `slot` of their children. Do not allow `data-demo` and `data-edit`: on a published page they would show simulated data. For TinyMCE:",
  ckeditor: "For CKEditor 5:",
  dataOnly:
    "The attributes of the elements begin with `data-` because most filters keep these. A filter that removes them has to be configured: without them the element uses its defaults.",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** Allows every element in TinyMCE. */
function tinyMceSample(tags: readonly string[]): string {
  const lines = tags.map((tag) => `    "${tag}",`);
  return `
const vetrina = [
${lines.join("\n")}
];
tinymce.init({
  custom_elements: vetrina.map((tag) => \`~\${tag}\`).join(),
  extended_valid_elements: [...vetrina.map((tag) => \`\${tag}[*]\`), "div[*]", "span[*]"].join(),
});`.trim();
}

const ckEditorSample = `
ClassicEditor.create(element, {
  htmlSupport: { allow: [{ name: /^vetrina-/, attributes: true, classes: true }] },
});`.trim();

/** The page about editors that remove unknown tags: for authors, and for developers who configure an editor. */
export function pageBuildersPage({ widgets }: Source, language: Language): Page {
  const text = proseIn[language];
  const builders: Entry[] = Object.entries(text.builders).map(([name, help]) => ({ name, help }));
  const tags = widgets.map(({ definition }) => definition.tag);
  return {
    slug: "page-builders",
    group: "guide",
    title: text.title,
    lead: paragraphs([text.lead]),
    sections: [
      section("signs", text.signs, paragraphs(text.signsText)),
      section("use", text.use, paragraphs([text.useText]), entries(builders)),
      section(
        "allow",
        text.allow,
        paragraphs([text.allowText]),
        codeBlock(tinyMceSample(tags)),
        paragraphs([text.ckeditor]),
        codeBlock(ckEditorSample),
        paragraphs([text.dataOnly]),
      ),
    ],
  };
}
