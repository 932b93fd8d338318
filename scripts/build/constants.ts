import { descriptions } from "../../widgets/descriptions";
import { analyticsFields } from "./analytics-fields";

/** Constants of the code that follow from the descriptions, which players do not load: name → value as JSON. */
export const describedConstants: Readonly<Record<string, string>> = {
  __ANALYTICS_FIELDS__: JSON.stringify(analyticsFields(descriptions)),
};
