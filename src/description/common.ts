import { commonAttributes } from "../definition";
import { demoLabels } from "./demo-labels";
import { type Bilingual, describeKinds, type Example } from "./widget";

/** Attributes that every element has. Generators and documentation list them with the attributes of the widget. */
export const commonAttributeDescriptions = describeKinds(commonAttributes, {
  demo: {
    choiceLabels: demoLabels,
    label: { it: "Dimostrazione", en: "Demonstration" },
    help: {
      it: "Mostra l’elemento con dati simulati, segnalati come tali, nella situazione indicata. Su un contenitore vale per tutti gli elementi al suo interno, che condividono la stessa simulazione. I servizi simulati conoscono solo i codici degli esempi: con altri, un tavolo risulta chiuso e un bonus manca.",
      en: "Shows the element with simulated data, labelled as such, in the given situation. On a container it applies to all elements inside, which share one simulation. The simulated services accept only the ids of the examples: with other ids, a table is closed and a bonus is missing.",
    },
  },
  edit: {
    label: { it: "Modifica della pagina", en: "Page being edited" },
    help: {
      it: "L’autore sta modificando la pagina: l’elemento si vede, ma non si apre, non si muove e non chiama servizi. L’attributo lo scrive il CMS.",
      en: "The author is editing the page: the element is visible, but does not open or move, and calls no service. The CMS sets this attribute.",
    },
  },
});

/** Parts that show the facts of one bonus. */
export const bonusParts = {
  row: {
    it: "I dati certi in breve: importo, requisito di giocata, quota minima, giorni per giocare.",
    en: "The facts that are certain, as a short list: amount, wagering requirement, minimum odds, days to play.",
  },
  text: { it: "Importo e condizioni.", en: "Amount and conditions." },
  meta: {
    it: "Durata del bonus e della promozione; le frasi sullo stato dei dati.",
    en: "The duration of the bonus and of its promotion, and the status messages, for example about outdated data or a lost connection.",
  },
  action: { it: "Il collegamento principale.", en: "The primary link." },
} satisfies Record<string, Bilingual>;

/** An example for a logged-out visitor, with the login modal that the element opens. */
export const loggedOutExample = {
  title: { it: "Prima dell’accesso", en: "Logged out" },
  companions: ["vetrina-login-modal"],
  demo: "logged-out",
} as const satisfies Example;

type Texts = Readonly<Record<"it" | "en", Readonly<Record<string, unknown>>>>;

/**
 * Returns the labels of choices for which the widget already has texts.
 *
 * @param prefix prefix of the texts' names, such as `status` of `statusNew`
 * @throws TypeError if a choice has no text
 */
export function labelsFrom(
  texts: Texts,
  choices: readonly string[],
  prefix = "",
): Readonly<Record<string, Bilingual>> {
  const labels = choices.map((choice): [string, Bilingual] => {
    const it = texts.it[prefix + choice];
    const en = texts.en[prefix + choice];
    if (typeof it !== "string" || typeof en !== "string") throw new TypeError(`no text for ${choice}`);
    return [choice, { it, en }];
  });
  return Object.fromEntries(labels);
}
