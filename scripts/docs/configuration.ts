import { format } from "oxfmt";
import { configurationTables } from "../../clientlibs/docs/configuration-tables";
import { configurationBlock } from "../../clientlibs/docs/sample-configuration";
import { queueSample } from "../../clientlibs/docs/samples";

/**
 * Returns the content of `docs/configuration.md`: every key of the page's configuration, from the
 * descriptions in `src/config`.
 * @throws Error if a group in the descriptions has no title in this file, or if the page is not valid
 * Markdown
 */
export async function renderConfiguration(): Promise<string> {
  const page = `# Configuration

<!-- Made by scripts/docs/main.ts from the descriptions in src/config. Change those and run: npx tsx scripts/docs/main.ts -->

Configure a page once, with a data block **before** the script tag of the library. The block contains no code, so a Content-Security-Policy does not restrict it:

\`\`\`html
${configurationBlock()}
\`\`\`

or from a script, before or after the library has loaded. Only a script can set keys that are functions:

\`\`\`html
${queueSample.trim()}
\`\`\`

A dot in a key stands for a group: \`account.origin\` is the key \`origin\` of the group \`account\`. A console message names each unknown key and each wrong value, and the default is used. Do not put secrets in a page: everybody can read it.

${configurationTables(2)}
`;
  const { code, errors } = await format("configuration.md", page, { printWidth: 110 });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}
