import { defineTexts } from "../i18n";

/**
 * Words for mistakes of elements, in the console, in the page and in the inspector. `unknown` and `inspect` are for the
 * console only.
 */
export const mistakeTexts = defineTexts(
  "inspector",
  {
    misspeltAs: "Non è un elemento di Vetrina: il nome giusto è «{right}».",
    unknown: "Non è un elemento di Vetrina. Gli elementi sono: {names}.",
    inspect:
      "Aggiungi ?vetrina-inspect all’indirizzo della pagina: un riquadro dice di ogni elemento che cosa non va.",
    wrongName: "«{name}» non è un suo attributo: quello giusto è «{right}».",
    extraName: "«{name}» è di troppo: «{right}» c’è già.",
    notClosed:
      "Contiene <{inner}>, che così non si vede: chiudilo con </{tag}>, perché in HTML «/>» non chiude un elemento.",
    wrongSlot: 'Il contenuto con slot="{slot}" non si vede. Slot di questo elemento: {names}.',
    noSlots: "nessuno",
    notConfigured: "Non ha dati perché nella configurazione manca «{key}».",
    placeholder: {
      one: "Non ha dati perché nella configurazione c’è ancora un indirizzo di esempio (.example): {names}.",
      other:
        "Non ha dati perché nella configurazione ci sono ancora indirizzi di esempio (.example): {names}.",
    },
    nothingInside: "Non ha nulla da mostrare: al suo interno servono elementi <{inner}>.",
    noChoice: "Non ha nulla da mostrare: nessun <{inner}> al suo interno corrisponde alla scelta.",
    noTable: "Risulta chiuso: l’elenco dei tavoli del fornitore non contiene «{names}».",
    noPicture: "Si mostra senza l’immagine «{address}», che non si è caricata.",
    refusedPicture:
      "Si mostra senza l’immagine «{address}»: la sua origine non è fra quelle ammesse (imageOrigins).",
    reversedDates:
      'Si mostra, ma data-min-date="{min}" viene dopo data-max-date="{max}", e le date non limitano i giorni: serve data-min-date="{first}" data-max-date="{last}".',
    badJson: "Il JSON di «vetrina-config» non è valido: riga {line}, colonna {column} del blocco.",
    similarBlock: "Il blocco JSON «{id}» non si legge: l’id della configurazione è «vetrina-config».",
    needs: "Si mostra, ma senza {names} non funziona.",
    hidesMember:
      "Il suo nome o id «{name}» nasconde alla pagina una funzione del browser con lo stesso nome: gli elementi di Vetrina possono non funzionare. Scegli un altro nome.",
  },
  {
    misspeltAs: "It is no element of Vetrina: the right name is “{right}”.",
    unknown: "It is no element of Vetrina. The elements are: {names}.",
    inspect: "Add ?vetrina-inspect to the address of the page: a panel says what is wrong with each element.",
    wrongName: "“{name}” is not one of its attributes: the right one is “{right}”.",
    extraName: "“{name}” is one too many: “{right}” is there already.",
    notClosed:
      "It contains <{inner}>, which thus does not show: close it with </{tag}>, because in HTML “/>” does not close an element.",
    wrongSlot: 'The content with slot="{slot}" does not show. Slots of this element: {names}.',
    noSlots: "none",
    notConfigured: "It has no data because the configuration lacks “{key}”.",
    placeholder: {
      one: "It has no data because the configuration still has an address of the samples (.example): {names}.",
      other:
        "It has no data because the configuration still has addresses of the samples (.example): {names}.",
    },
    nothingInside: "It has nothing to show: it needs elements <{inner}> inside.",
    noChoice: "It has nothing to show: no <{inner}> inside matches the choice.",
    noTable: "It shows as closed: the provider’s list of tables does not contain “{names}”.",
    noPicture: "It shows without the picture “{address}”, which could not be loaded.",
    refusedPicture:
      "It shows without the picture “{address}”: its origin is none of those allowed (imageOrigins).",
    reversedDates:
      'It shows, but data-min-date="{min}" is after data-max-date="{max}", and the dates do not limit the days: it needs data-min-date="{first}" data-max-date="{last}".',
    badJson: "The JSON of “vetrina-config” is not valid: line {line}, column {column} of the block.",
    similarBlock: "The JSON block “{id}” is not read: the id of the configuration is “vetrina-config”.",
    needs: "It shows, but it does not work without {names}.",
    hidesMember:
      "Its name or id “{name}” hides a function of the browser with the same name: the elements of Vetrina may not work. Choose another name.",
  },
);
