/** The owner of the values of a widget's service. */
export type ServiceOwner = "public" | "player";

/** The name of a widget in all its spellings. */
export interface WidgetNames {
  /** `live-scores`: folder, style sheet, chunk. */
  readonly folder: string;
  /** `vetrina-live-scores` */
  readonly tag: string;
  /** `liveScores`: the definition. */
  readonly definition: string;
  /** `LiveScores`: the component. */
  readonly component: string;
  readonly titleIt: string;
  readonly titleEn: string;
}

/** A name of one word could be a word of the language, or a variable of the generated code, such as `class` or `meta`. */
const validFolder = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** The generated code contains titles in double quotes and in template literals. */
const validTitle = /^[^"`$\\\n]{2,60}$/;

const usage =
  'npm run new-widget -- live-scores "Punteggi dal vivo" "Live scores" [--service | --service=player]';

const owners: ReadonlyMap<string, ServiceOwner> = new Map([
  ["--service", "public"],
  ["--service=player", "player"],
]);

/**
 * The owner that the option `--service` states; undefined without the option.
 *
 * @throws Error with the usage, if an option is not known
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
