import { defineTexts } from "../../i18n/texts";

export const richTextTexts = defineTexts("rich-text", { table: "Tabella" }, { table: "Table" });
