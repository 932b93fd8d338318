import { lazy } from "../utils/lazy";
import { addEnglish } from "./texts";

/**
 * The English texts, which only pages in English load (decision 40). Texts are Italian until the English
 * texts have loaded.
 */
export const english = lazy(async () => {
  const { englishTables } = await import("./english-tables");
  addEnglish(englishTables);
  return englishTables;
});
