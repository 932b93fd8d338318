import { defineTexts } from "../../src/i18n/texts";

/** The texts of the member's line and of the switch. */
export const memberTexts = defineTexts(
  "gamification-hub-member",
  {
    level: "Livello {level}",
    points: { one: "{shown} punto", other: "{shown} punti" },
    show: "Mostra tornei, traguardi e premi",
    showHelp:
      "Se li disattivi, in questo browser non vedi più né queste pagine né i loro avvisi. I premi già vinti restano tuoi, con la loro scadenza. Puoi riattivarli quando vuoi.",
    on: "Attivi",
    off: "Disattivati",
  },
  {
    level: "Level {level}",
    points: { one: "{shown} point", other: "{shown} points" },
    show: "Show competitions, achievements and prizes",
    showHelp:
      "If you switch them off, you see neither these pages nor their notices in this browser. The prizes that you have won stay yours, with their expiry. You can switch them on again at any time.",
    on: "On",
    off: "Off",
  },
);
