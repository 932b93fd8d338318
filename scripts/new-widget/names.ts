/** One widget's name in all the ways it is written. */
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

const legalFolder = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Sentence of a title: it stands in quotes in generated code, and must not end them. */
const legalTitle = /^[^"\\\n]{2,60}$/;

const usage = 'npm run new-widget -- live-scores "Punteggi dal vivo" "Live scores"';

/** @throws Error in words, for names that would not work */
export function readNames([folder = "", titleIt = "", titleEn = ""]: readonly string[]): WidgetNames {
  if (!legalFolder.test(folder))
    throw new Error(`"${folder}" must be lower-case words joined by hyphens\n${usage}`);
  for (const title of [titleIt, titleEn])
    if (!legalTitle.test(title)) throw new Error(`an Italian and an English title are needed\n${usage}`);
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
