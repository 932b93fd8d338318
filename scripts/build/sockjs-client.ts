import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";

const own = (name: string) =>
  fileURLToPath(new URL(`../../src/platform/sockjs-client/${name}.ts`, import.meta.url));

/**
 * Maps files of sockjs-client to the modules of the project that replace them. Each of these modules states
 * the reason.
 */
const replacements: Readonly<Record<string, string>> = {
  "/sockjs-client/lib/shims.js": own("shims"),
  "/sockjs-client/lib/utils/event.js": own("event"),
};

/** Resolves two files of sockjs-client to modules of the project. */
export const sockjsReplacements = (): Plugin => ({
  name: "sockjs-replacements",
  async resolveId(source, importer, { attributes, custom, isEntry }) {
    if (!importer?.includes("/sockjs-client/")) return null;
    const options = { attributes, isEntry, skipSelf: true, ...(custom && { custom }) };
    const resolved = await this.resolve(source, importer, options);
    const file = Object.keys(replacements).find((end) => resolved?.id.endsWith(end));
    return file ? replacements[file] : resolved;
  },
});
