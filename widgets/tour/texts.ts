import { defineTexts } from "../../src/i18n/texts";

export const tourButtonTexts = defineTexts(
  "tour",
  {
    label: "Inizia la visita guidata",
    failed: "La visita guidata non si è caricata. Riprova.",
    steps: "Passi della visita guidata",
    noSteps: 'Non si mostra senza passi: <div slot="step">.',
    noTitle: "Passo {step}: manca il titolo (data-title).",
    untitled: "Passo senza titolo",
  },
  {
    label: "Start the guided tour",
    failed: "The guided tour did not load. Try again.",
    steps: "Steps of the guided tour",
    noSteps: 'It is not shown without steps: <div slot="step">.',
    noTitle: "Step {step}: the title is missing (data-title).",
    untitled: "Step without a title",
  },
);
