import { type AnalyticsFields, startBridge } from "./bridge";

/** The build writes this constant from the definitions. */
declare const __ANALYTICS_FIELDS__: AnalyticsFields;

type Options = Omit<Parameters<typeof startBridge>[0], "fields" | "scope">;

/** Starts the bridge with the fields that the definitions allow. */
export const startDataLayer = (options: Options) => startBridge({ ...options, fields: __ANALYTICS_FIELDS__ });
