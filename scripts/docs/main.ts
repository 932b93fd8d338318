import { writeFileSync } from "node:fs";
import { renderConfiguration } from "./configuration";

writeFileSync(new URL("../../docs/configuration.md", import.meta.url), await renderConfiguration());
