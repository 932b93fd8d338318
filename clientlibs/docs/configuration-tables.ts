import type { Entry } from "./blocks";
import { configurationKeys } from "./configuration-keys";

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
 * The English tables of the configuration's keys in Markdown. Each group has one table below its heading.
 *
 * @param level the level of the headings
 * @throws Error if a group in the descriptions has no title in this file
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
