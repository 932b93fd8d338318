/**
 * All elements in one classic script, for pages opened from a disk, where browsers block modules and `fetch`.
 */
import { createDiscovery } from "../../../src/element/discovery";
import { createServices } from "../../../src/services/create-services";
import { catalogue } from "../../../widgets/catalogue";

const services = createServices({});
services.config.configure({ language: document.documentElement.lang === "en" ? "en" : "it" });
createDiscovery(catalogue, services).discover(document);
