/** A date in any of the formats that editors use; undefined if the date is missing. */
export type EditorDate = string | number | undefined;

interface ImageBean {
  readonly originalPath?: string;
  readonly renditionList?: readonly (string | { readonly path: string; readonly width: number })[];
  readonly imageBeanTitle?: string;
}

/** A bonus as the simulated bonus manager sends it (specification section 3.1). */
export interface BonusRecord {
  readonly sgadId?: string;
  readonly promoId?: string;
  readonly style?: string;
  readonly title?: string;
  /** The description as markup. */
  readonly description?: string;
  readonly urlReadMore?: string;
  readonly detailLabel?: string;
  readonly urlImage?: ImageBean;
  readonly urlImageDesk?: string;
  readonly urlImageMobile?: string;
  readonly urlImageHpDesk?: string;
  readonly urlImageHpMobile?: string;
  readonly ctaPrimaryLabel?: string;
  readonly ctaPrimaryLink?: string;
  readonly datePublication?: EditorDate;
  readonly dateExpiration?: EditorDate;
  readonly startDatePromo?: EditorDate;
  readonly endDatePromo?: EditorDate;
  readonly promoTitle?: string;
  /** Markup. */
  readonly promoFullDescription?: string;
  readonly quickLinkPromo?: string;
  readonly quickLinkTextPromo?: string;
  readonly updatedDate?: boolean | string | number;
  /** Euros. */
  readonly bonusAmount?: number;
  readonly playthroughTimes?: number;
  readonly daysToPlay?: number;
}

export type ImageFields = Pick<
  BonusRecord,
  "urlImage" | "urlImageDesk" | "urlImageMobile" | "urlImageHpDesk" | "urlImageHpMobile"
>;
