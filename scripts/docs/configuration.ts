import { format } from "oxfmt";
import type { Entry } from "../../clientlibs/docs/blocks";
import { configurationKeys } from "../../clientlibs/docs/configuration-keys";
import { configurationBlock } from "../../clientlibs/docs/sample-configuration";
import { queueSample } from "../../clientlibs/docs/samples";

/** The heading of each group, in the order of the page. Keys without a group come first. */
const groupTitles: readonly (readonly [group: string, title: string])[] = [
  ["", "The page"],
  ["session", "Session"],
  ["cookies", "Cookies"],
  ["account", "Account area"],
  ["botCheck", "Bot check"],
  ["bonus", "Bonuses"],
  ["liveCasino", "Live casino"],
  ["tour", "Guided tour"],
  ["gamification", "Gamification platform"],
];

const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s+/g, " ");

const groupOf = ({ name }: Entry) => (name.includes(".") ? name.slice(0, name.indexOf(".")) : "");

function row({ name, facts = [], help }: Entry): string {
  const [accepts = "", preset = ""] = facts.map(([, text]) => text);
  return `| \`${name}\` | ${cell(accepts)} | ${cell(preset)} | ${cell(help)} |`;
}

function table(entries: readonly Entry[]): string {
  return ["| key | accepts | default | meaning |", "| --- | --- | --- | --- |", ...entries.map(row)].join(
    "\n",
  );
}

/**
 * A table of keys for each group, below its heading.
 * @throws Error if the descriptions have a group without a title here
 */
export function configurationTables(level: number): string {
  const entries = configurationKeys("en");
  const known = new Set(groupTitles.map(([group]) => group));
  const unknown = entries.find((entry) => !known.has(groupOf(entry)));
  if (unknown) throw new Error(`"${unknown.name}" belongs to a group without a title`);
  return groupTitles
    .map(
      ([group, title]) =>
        `${"#".repeat(level)} ${title}\n\n${table(entries.filter((entry) => groupOf(entry) === group))}`,
    )
    .join("\n\n");
}

/**
 * `docs/configuration.md`: every key of the page's configuration, from the descriptions in `src/config`.
 * @throws Error if the descriptions have a group without a title here, or the page is not valid Markdown
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
