import { checkBuiltIns } from "./built-ins";

/*
 * Imported before all other modules of the loader, because these use built-ins during their evaluation. Only
 * an exception can prevent that evaluation. `rollup.config.mjs` adds the block that catches the exception.
 */
if (!checkBuiltIns()) throw "vetrina-stopped";
