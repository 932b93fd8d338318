import { inPageLanguage } from "./configuration";

/**
 * Why a file could not be loaded. `refused`: its server refused to send it or sent another file. `altered`:
 * it is not the file of this build. `failed`: the attempt failed, as in an outage.
 */
type LoadFault = "refused" | "altered" | "failed";

/** A file that could not be loaded. Its message states the URL, the reason and, except after an outage, what to do. */
export class LoadError extends Error {
  constructor(
    /** The URL and the reason. */
    readonly found: string,
    readonly fault: LoadFault,
  ) {
    super(fault === "failed" ? found : `${found}. ${incomplete()}`);
  }
}

/** Thrown if the folder of the chunks contains no file of the library. The message states what to change. */
export class WrongBase extends Error {}

const incomplete = () =>
  inPageLanguage(
    "La cartella è incompleta o di un’altra versione: copiala di nuovo con vetrina.js.",
    "The folder is incomplete or of another version: copy it again with vetrina.js.",
  );
