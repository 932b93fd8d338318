import { createElementClass, SharedRoot } from "../../../../src/element";
import { readPageConfiguration } from "../../../../src/entries/page-configuration";
import { createServices } from "../../../../src/services/create-services";
import { liveCasinoCard } from "../../../../widgets/live-casino-card/definition";
import module from "../../../../widgets/live-casino-card/LiveCasinoCard";

/** Our card, whole, with the page's own services; only that it does not wait until it is near the screen. */
export async function ours(): Promise<CustomElementConstructor> {
  const services = createServices(readPageConfiguration((message) => console.error(message)));
  await Promise.all((liveCasinoCard.needs ?? []).map((need) => services[need].load()));
  return createElementClass({
    definition: { ...liveCasinoCard, mount: "now" },
    module: module as never,
    services,
    sharedRoot: new SharedRoot(liveCasinoCard.tag),
  });
}
