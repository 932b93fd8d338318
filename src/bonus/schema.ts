import { maxTextLength } from "../utils/bounded-text";
import * as v from "../utils/valibot";
import type { FactValues } from "./facts/figures";

/*
 * Schemas of the bonus manager's responses. They are lenient: an invalid field counts as absent, so that an
 * editor's mistake hides one detail and not the whole bonus.
 */

/** Limits for each entry: longer URLs and surplus renditions are dropped. */
const maxUrlLength = 100_000;
const maxRenditions = 20;

function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? undefined : text;
}

const lenient = <Value>(read: (value: unknown) => Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)));

const text = lenient((value) => textOf(value)?.slice(0, maxTextLength));
/** The markup is not cut here, because `boundedMarkup` cuts it where it is shown. */
const markup = lenient(textOf);

/** Reads a URL; undefined if it is too long, because a shortened URL would not work. */
function readUrl(value: unknown): string | undefined {
  const url = typeof value === "string" ? textOf(value) : undefined;
  return url !== undefined && url.length <= maxUrlLength ? url : undefined;
}

const url = lenient(readUrl);

/**
 * A date that `readDate` parses later with the time zone. A value of another type becomes NaN, which is
 * unreadable.
 */
const date = lenient((value): string | number | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" || typeof value === "number" ? value : NaN;
});

const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || /^(true|1)$/i.test(textOf(value) ?? "")),
  ),
  false,
);

/** An image in one of several sizes. */
export interface Rendition {
  readonly url: string;
  /** Pixels; undefined if not known. */
  readonly width?: number | undefined;
}

/** AEM puts the size into the file name: `cq5dam.web.1280.1280.jpeg`. */
const widthInName = /cq5dam\.(?:web|thumbnail|zoom)\.(\d{1,5})\./;

function widthOf(explicit: unknown, path: string): number | undefined {
  const width = Number(explicit ?? widthInName.exec(path)?.[1]);
  return Number.isInteger(width) && width > 0 ? width : undefined;
}

const renditionFields = v.object({ path: url, url: url, width: v.optional(v.unknown()) });

function readRendition(value: unknown): readonly Rendition[] {
  const fields = v.safeParse(renditionFields, value);
  const { path, url, width } = fields.success ? fields.output : {};
  const found = readUrl(value) ?? path ?? url;
  return found === undefined ? [] : [{ url: found, width: widthOf(width, found) }];
}

const imageFields = v.object({
  originalPath: url,
  renditionList: v.optional(v.unknown()),
  imageBeanTitle: text,
});

const image = lenient((value) => {
  const fields = v.safeParse(imageFields, value);
  if (!fields.success) return undefined;
  const { renditionList, ...rest } = fields.output;
  const list: readonly unknown[] = Array.isArray(renditionList) ? renditionList : [];
  return {
    ...rest,
    renditionList: list.slice(0, maxRenditions).flatMap(readRendition),
    isCut: list.length > maxRenditions,
  };
});

const bonusSchema = v.object({
  sgadId: text,
  promoId: text,
  style: text,
  title: text,
  description: markup,
  urlReadMore: url,
  detailLabel: text,
  urlImage: image,
  urlImageDesk: url,
  urlImageMobile: url,
  urlImageHpDesk: url,
  urlImageHpMobile: url,
  ctaPrimaryLabel: text,
  ctaPrimaryLink: url,
  datePublication: date,
  dateExpiration: date,
  startDatePromo: date,
  endDatePromo: date,
  promoTitle: text,
  promoFullDescription: markup,
  quickLinkPromo: url,
  quickLinkTextPromo: text,
  updatedDate: flag,
});

/** A bonus of the bonus manager (specification section 3.1). Its URLs, dates and markup are not checked yet. */
export type Bonus = v.InferOutput<typeof bonusSchema> & {
  /** The values of the fields that `bonus.facts` lists. */
  readonly factValues?: FactValues;
};

/** The `result` of both calls. Without bonuses, the service may omit the list. */
export const bonusListSchema = v.object({
  bonus: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((list) => list ?? []),
      v.array(v.unknown()),
    ),
    [],
  ),
});

/** Reads an entry; undefined if it is not a bonus or has no id. */
export function readBonus(entry: unknown): Bonus | undefined {
  const { success, output } = v.safeParse(bonusSchema, entry);
  const isBonus = success && (output.sgadId ?? output.promoId) !== undefined;
  return isBonus ? output : undefined;
}
