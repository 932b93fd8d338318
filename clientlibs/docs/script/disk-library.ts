/** All elements in one classic script, for pages that are opened from a disk: browsers refuse them modules and `fetch`. */
import { createDiscovery } from "../../../src/element";
import { createServices } from "../../../src/services/create-services";
import { catalogue } from "../../../widgets/catalogue";

const services = createServices({});
services.config.configure({ language: document.documentElement.lang === "en" ? "en" : "it" });
createDiscovery(catalogue, services).discover(document);
