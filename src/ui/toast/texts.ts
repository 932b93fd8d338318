import { defineTexts } from "../../i18n/texts";

export const toastTexts = defineTexts(
  "toast",
  { close: "Chiudi", others: { one: "e un altro avviso", other: "e altri {count} avvisi" } },
  { close: "Close", others: { one: "and one other notice", other: "and {count} other notices" } },
);
