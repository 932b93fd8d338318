import type { BaseSetting } from "./base";
import { inPageLanguage } from "./configuration";

/** Folders and names that plug-ins give to scripts that they have optimised or merged. */
const optimised = /cache|optimi|litespeed|minif|\/min\/|merge|bundle|_static|hummingbird/i;

/** Names under which the loader is deployed: `vetrina.js`, an AEM client library, or `loader.js` in AEM's debug mode. */
const ownName = /(vetrina|clientlib|loader)[^/]*$/i;

/**
 * Whether the path of the loader's script indicates that a plug-in has moved it or merged it with other
 * scripts.
 */
export const looksMoved = (path: string): boolean => optimised.test(path) || !ownName.test(path);

/**
 * A message to the author of a page on which no file of the library is found.
 *
 * @param tried the URL that was tried, with the result; undefined if no folder may be used
 * @param base the folder of the chunks
 * @param source the URL of the loader's script, if it has one
 * @param setting the page's setting of the folder, if there is one
 */
export function explainBase(
  tried: string | undefined,
  base: string,
  source: string,
  setting: BaseSetting | undefined,
): string {
  const meta = `<meta name="vetrina-base" content="/${inPageLanguage("percorso", "path/to")}/resources/">`;
  const isMoved = !setting && source && looksMoved(new URL(source).pathname);
  const found =
    tried ??
    (setting
      ? inPageLanguage(
          `${setting.written} non ha l’origine della pagina o dello script`,
          `${setting.written} does not have the origin of the page or of the script`,
        )
      : inPageLanguage(
          "Lo script è dentro un altro, scritto nella pagina o un modulo",
          "The script is inside another one, inline or a module",
        ));
  return inPageLanguage(
    `Vetrina non trova i suoi file. ${found}. ` +
      (isMoved ? `Escludi vetrina.js dal plugin che ottimizza gli script (qui è ${source}). ` : "") +
      (setting ? `Correggi ${setting.place}` : `Scrivi ${meta}, o data-base nel tag dello script`) +
      (tried ? `, oppure copia in ${base} tutti i file di «vetrina/resources/» della stessa versione.` : "."),
    `Vetrina does not find its files. ${found}. ` +
      (isMoved ? `Exclude vetrina.js from the plug-in that optimises scripts (here it is ${source}). ` : "") +
      (setting ? `Correct ${setting.place}` : `Write ${meta}, or data-base on the script tag`) +
      (tried ? `, or copy all files of “vetrina/resources/” of the same version to ${base}.` : "."),
  );
}
