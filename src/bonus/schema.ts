import * as v from "valibot";

/*
 * The answers of the bonus manager, read leniently: a field that is wrong is as if it were absent, so that one mistake
 * of an editor hides one detail and not the offer.
 */

/** Longer titles and labels are cut (S19); longer markup and addresses are not theirs to be. */
const maxTextLength = 300;
const maxMarkupLength = 50_000;
const maxAddressLength = 100_000;
const maxRenditions = 50;

function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? undefined : text;
}

const lenient = <Value>(read: (value: unknown) => Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)));

const text = lenient((value) => textOf(value)?.slice(0, maxTextLength));
const markup = lenient((value) => textOf(value)?.slice(0, maxMarkupLength));

/** Half an address leads nowhere: one that is too long is none. */
function readAddress(value: unknown): string | undefined {
  const address = typeof value === "string" ? textOf(value) : undefined;
  return address !== undefined && address.length <= maxAddressLength ? address : undefined;
}

const address = lenient(readAddress);

/** Read by `dates.ts`, which knows the zone. What is neither text nor number is a date that nobody can read. */
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

/** One of the sizes in which an image is kept. */
export interface Rendition {
  readonly address: string;
  /** Pixels, where they are known. */
  readonly width?: number | undefined;
}

/** AEM writes the size into the name: `cq5dam.web.1280.1280.jpeg`. */
const widthInName = /cq5dam\.(?:web|thumbnail|zoom)\.(\d{1,5})\./;

function widthOf(given: unknown, path: string): number | undefined {
  const width = Number(given ?? widthInName.exec(path)?.[1]);
  return Number.isInteger(width) && width > 0 ? width : undefined;
}

const renditionFields = v.object({ path: address, url: address, width: v.optional(v.unknown()) });

function readRendition(value: unknown): readonly Rendition[] {
  const fields = v.safeParse(renditionFields, value);
  const { path, url, width } = fields.success ? fields.output : {};
  const found = readAddress(value) ?? path ?? url;
  return found === undefined ? [] : [{ address: found, width: widthOf(width, found) }];
}

const readRenditions = (list: unknown): readonly Rendition[] =>
  Array.isArray(list) ? list.slice(0, maxRenditions).flatMap(readRendition) : [];

const imageFields = v.object({
  originalPath: address,
  renditionList: lenient(readRenditions),
  imageBeanTitle: text,
});

const image = lenient((value) => {
  const fields = v.safeParse(imageFields, value);
  return fields.success ? fields.output : undefined;
});

const bonusSchema = v.object({
  sgadId: text,
  promoId: text,
  style: text,
  title: text,
  description: markup,
  urlReadMore: address,
  detailLabel: text,
  urlImage: image,
  urlImageDesk: address,
  urlImageMobile: address,
  urlImageHpDesk: address,
  urlImageHpMobile: address,
  ctaPrimaryLabel: text,
  ctaPrimaryLink: address,
  datePublication: date,
  dateExpiration: date,
  startDatePromo: date,
  endDatePromo: date,
  promoTitle: text,
  promoFullDescription: markup,
  quickLinkPromo: address,
  quickLinkTextPromo: text,
  updatedDate: flag,
});

/** A bonus as the bonus manager describes it (specification section 3.1). Nothing in it has been judged yet. */
export type Bonus = v.InferOutput<typeof bonusSchema>;

/** The `result` of both calls; a service with nothing to offer may leave the list out. */
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

/** A bonus, or undefined where the entry cannot be one: without an id nobody can ask for it. */
export function readBonus(entry: unknown): Bonus | undefined {
  const { success, output } = v.safeParse(bonusSchema, entry);
  const isBonus = success && (output.sgadId ?? output.promoId) !== undefined;
  return isBonus ? output : undefined;
}
