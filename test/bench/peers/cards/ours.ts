import { createElementClass } from "../../../../src/element/element-class";
import { SharedRoot } from "../../../../src/element/shared-root";
import { readPageConfiguration } from "../../../../src/entries/page-configuration";
import { createServices } from "../../../../src/services/create-services";
import { loadServices } from "../../../../src/services/service-list";
import { liveCasinoCard } from "../../../../widgets/live-casino-card/definition";
import module from "../../../../widgets/live-casino-card/LiveCasinoCard";

/** Vetrina's complete card with the page's services. Unlike the real one, it also mounts out of view. */
export async function ours(): Promise<CustomElementConstructor> {
  const services = createServices(readPageConfiguration((message) => console.error(message)));
  await loadServices(services, liveCasinoCard.needs);
  return createElementClass({
    definition: { ...liveCasinoCard, mount: "now" },
    module: module as never,
    services,
    sharedRoot: new SharedRoot(liveCasinoCard),
  });
}
