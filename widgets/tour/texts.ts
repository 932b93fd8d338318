import { defineTexts } from "../../src/i18n/texts";

export const tourButtonTexts = defineTexts(
  "tour",
  {
    label: "Inizia la visita guidata",
    failed: "La visita guidata non si è caricata. Riprova.",
    steps: "Passi della visita guidata",
    noSteps: "La visita guidata non ha ancora passi.",
    untitled: "Passo senza titolo",
  },
  {
    label: "Start the guided tour",
    failed: "The guided tour did not load. Try again.",
    steps: "Steps of the guided tour",
    noSteps: "The guided tour has no steps yet.",
    untitled: "Step without a title",
  },
);
