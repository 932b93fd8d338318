import { defineTexts } from "../i18n/texts";

export const tourTexts = defineTexts(
  "tour-steps",
  {
    close: "Chiudi",
    previous: "Indietro",
    next: "Avanti",
    done: "Fine",
    progress: "Passo {position} di {count}",
    confirm: "Vuoi davvero interrompere la visita guidata?",
    keep: "Continua",
    stop: "Interrompi",
  },
  {
    close: "Close",
    previous: "Back",
    next: "Next",
    done: "Done",
    progress: "Step {position} of {count}",
    confirm: "Are you sure you want to stop the tour?",
    keep: "No, continue",
    stop: "Yes, stop",
  },
);
