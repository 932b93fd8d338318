import { defineTexts } from "../../src/i18n/texts";

/** The texts of the map, in its chunk. */
export const mapTexts = defineTexts(
  "missions",
  {
    legendMUST: "obbligatorio",
    legendSHOULD: "consigliato",
    legendMUST_NOT: "alternativo",
    legendUNKNOWN: "non chiaro",
  },
  {
    legendMUST: "required",
    legendSHOULD: "recommended",
    legendMUST_NOT: "alternative",
    legendUNKNOWN: "unclear",
  },
);
