import type { Runtime } from "./runtime";

/** Starts the bridge to the page's data layers once the configuration requests it. Its code loads only then. */
export function startDataLayerIfAsked({ catalogue, services }: Runtime, version: string): void {
  let isAsked = false;
  services.config.$config.subscribe(({ dataLayer }) => {
    if (isAsked || dataLayer === "none") return;
    isAsked = true;
    import("../data-layer/data-layer")
      .then(({ startDataLayer }) =>
        startDataLayer({ kind: dataLayer, tags: catalogue.map(({ tag }) => tag), version }),
      )
      .catch((error: unknown) => {
        services.log.warn("the data layer could not be loaded", error);
      });
  });
}
