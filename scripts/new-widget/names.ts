/** The owner of the values of a widget's service. */
export type ServiceOwner = "public" | "player";

/** The name of a widget in all its spellings. */
export interface WidgetNames {
  /** `live-scores`: name of the folder, the style sheet and the chunk. */
  readonly folder: string;
  /** `vetrina-live-scores` */
  readonly tag: string;
  /** `liveScores`: name of the definition. */
  readonly definition: string;
  /** `LiveScores`: name of the component. */
  readonly component: string;
  readonly titleIt: string;
  readonly titleEn: string;
}

/** A new widget, as the command line describes it. */
export interface NewWidget {
  readonly names: WidgetNames;
  /** The owner of the values that the widget's service returns; undefined for a widget without a service. */
  readonly owner: ServiceOwner | undefined;
}

const validFolder = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The generated code contains the titles in double quotes and in template literals, so they must not contain
 * the delimiters.
 */
const validTitle = /^[^"`$\\\p{Cc}\u2028\u2029]{2,60}$/u;

export const usage = `Usage: npm run new-widget -- <name> <Italian title> <English title> [--service | --service=player]

  npm run new-widget -- live-scores "Punteggi dal vivo" "Live scores" --service

  <name>            lowercase words joined by hyphens, without "vetrina-"
  --service         adds a list that the widget reads from a public service
  --service=player  adds a list of the player, read with the player's token`;

const owners: ReadonlyMap<string, ServiceOwner> = new Map([
  ["--service", "public"],
  ["--service=player", "player"],
]);

const mistake = (message: string) => new Error(`${message}\n\n${usage}`);

function readOwner(options: readonly string[]): ServiceOwner | undefined {
  const unknown = options.find((option) => !owners.has(option));
  if (unknown !== undefined) throw mistake(`The option ${unknown} is not known.`);
  if (options.length > 1) throw mistake("The option --service is possible only once.");
  return owners.get(options[0] ?? "");
}

function readNames(args: readonly string[]): WidgetNames {
  const [folder = "", titleIt = "", titleEn = "", ...others] = args.map((arg) => arg.trim());
  if (folder === "") throw mistake("The name of the widget is missing.");
  if (folder.startsWith("vetrina-")) throw mistake(`The name must not begin with "vetrina-": "${folder}".`);
  if (!validFolder.test(folder))
    throw mistake(
      `The name must consist of lowercase words joined by hyphens, and begin with a letter: "${folder}".`,
    );
  for (const title of [titleIt, titleEn])
    if (!validTitle.test(title))
      throw mistake(
        "An Italian and an English title of 2 to 60 characters are required, without quotation marks, backslashes and $.",
      );
  if (others.length > 0) throw mistake(`There are too many arguments: ${others.join(" ")}.`);
  const component = folder.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
  return {
    folder,
    tag: `vetrina-${folder}`,
    component,
    definition: component.charAt(0).toLowerCase() + component.slice(1),
    titleIt,
    titleEn,
  };
}

/**
 * Reads the arguments of the command.
 *
 * @param environment npm stores there the options that are written before `--`
 * @throws Error with the usage if an argument is missing or not valid
 */
export function readNewWidget(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): NewWidget {
  if (environment.npm_config_service !== undefined)
    throw mistake("npm has read the option --service. Write -- before the name of the widget.");
  return {
    owner: readOwner(args.filter((arg) => arg.startsWith("--"))),
    names: readNames(args.filter((arg) => !arg.startsWith("--"))),
  };
}
