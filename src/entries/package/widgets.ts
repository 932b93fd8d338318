/**
 * All widgets, for `startVetrina`. An application that needs only some widgets should import them
 * individually.
 */
export { catalogue as allWidgets } from "../../../widgets/catalogue";
