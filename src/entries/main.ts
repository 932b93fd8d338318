import { catalogue } from "../../widgets/catalogue";
import { type Handover, startWith } from "./start";

/** Starts the library with all widgets. */
export const start = (handover: Handover): void => startWith(catalogue, handover);
