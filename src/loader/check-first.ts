import { checkBuiltIns } from "./built-ins";

/*
 * Imported before all other modules of the loader, which use built-ins while they are evaluated. Only an
 * exception can prevent their evaluation. `rollup.config.mjs` has the block that catches it.
 */
if (!checkBuiltIns()) throw "vetrina-stopped";
