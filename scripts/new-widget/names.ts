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

/**
 * Requires two words, because a single word such as `class` or `meta` could be a keyword of the language or a
 * variable of the generated code.
 */
const validFolder = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/**
 * The generated code contains the titles in double quotes and in template literals, so they must not contain
 * the delimiters.
 */
const validTitle = /^[^"`$\\\n]{2,60}$/;

const usage =
  'npm run new-widget -- live-scores "Punteggi dal vivo" "Live scores" [--service | --service=player]';

const owners: ReadonlyMap<string, ServiceOwner> = new Map([
  ["--service", "public"],
  ["--service=player", "player"],
]);

/**
 * Returns the owner that the option `--service` names; undefined without the option.
 *
 * @throws Error with the usage if an option is not valid
 */
export function readOwner(args: readonly string[]): ServiceOwner | undefined {
  const [option, another] = args.filter((arg) => arg.startsWith("--"));
  if (option === undefined) return undefined;
  const owner = owners.get(option);
  if (!owner || another !== undefined) throw new Error(`an option is not valid\n${usage}`);
  return owner;
}

/** @throws Error with the usage, if a name is missing or not valid */
export function readNames(args: readonly string[]): WidgetNames {
  const [folder = "", titleIt = "", titleEn = ""] = args.filter((arg) => !arg.startsWith("--"));
  if (!validFolder.test(folder))
    throw new Error(
      `"${folder}" must consist of two or more lowercase words joined by hyphens, and begin with a letter\n${usage}`,
    );
  for (const title of [titleIt, titleEn])
    if (!validTitle.test(title))
      throw new Error(
        `an Italian and an English title of 2 to 60 characters are required, without quotation marks, backslashes and $\n${usage}`,
      );
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
