import { commonAttributes } from "../definition";
import { demoLabels } from "./demo-labels";
import { describeKinds } from "./widget";

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
