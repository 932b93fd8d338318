/** All widgets, for `startVetrina`. An application that imports single widgets leaves out the others. */
export { catalogue as allWidgets } from "../../../widgets/catalogue";
