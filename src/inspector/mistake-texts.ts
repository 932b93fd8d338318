import { defineTexts } from "../i18n";

/** Words for mistakes, in the console or the page and in the inspector. `unknown` and `inspect` are for the console only. */
export const mistakeTexts = defineTexts(
  "inspector",
  {
    misspeltAs: "Non è un elemento di Vetrina: il nome giusto è «{right}».",
    unknown: "Non è un elemento di Vetrina. Gli elementi sono: {names}.",
    inspect:
      "Aggiungi ?vetrina-inspect all’indirizzo della pagina: un riquadro dice di ogni elemento perché non si mostra.",
    wrongName: "«{name}» non è un suo attributo: quello giusto è «{right}».",
    notClosed:
      "Contiene <{inner}>, che così non si vede: chiudilo con </{tag}>, perché in HTML «/>» non chiude un elemento.",
    placeholder: {
      one: "Non ha dati perché nella configurazione c’è ancora un indirizzo di esempio (.example): {names}.",
      other:
        "Non ha dati perché nella configurazione ci sono ancora indirizzi di esempio (.example): {names}.",
    },
    needs: "Si mostra, ma senza {names} non funziona.",
  },
  {
    misspeltAs: "It is no element of Vetrina: the right name is “{right}”.",
    unknown: "It is no element of Vetrina. The elements are: {names}.",
    inspect:
      "Add ?vetrina-inspect to the address of the page: a panel says of each element why it does not show.",
    wrongName: "“{name}” is not one of its attributes: the right one is “{right}”.",
    notClosed:
      "It contains <{inner}>, which thus does not show: close it with </{tag}>, because in HTML “/>” does not close an element.",
    placeholder: {
      one: "It has no data because the configuration still has an address of the samples (.example): {names}.",
      other:
        "It has no data because the configuration still has addresses of the samples (.example): {names}.",
    },
    needs: "It shows, but it does not work without {names}.",
  },
);
