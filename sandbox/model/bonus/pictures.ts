import type { ImageFields } from "./record";

/** Words in names, each with the subject of the matching image. The first matching entry is used. */
const subjectsByWord = [
  [/blackjack|mani|baccarat/i, "blackjack"],
  [/roulette|casinò|tavoli dal vivo/i, "roulette"],
  [/poker|tavoli finali/i, "cards"],
  [/slot|giri/i, "slots"],
  [/bingo|cartelle|sala |sale /i, "numbers"],
  [/gratta|caselle/i, "scratch"],
  [/ruota/i, "wheel"],
  [/limiti|pausa|regolamento/i, "shield"],
  [/tennis/i, "tennis"],
  [/ippic|corse/i, "track"],
  [/multipl|schedina/i, "pitch"],
  [/calcio|scommess|sport/i, "football"],
  [/bigliett|lotteri/i, "tickets"],
  [/bonus|premi/i, "gift"],
  [/coppa|punti|livello/i, "trophy"],
  [/tornei|torneo|lega|tavoli/i, "bracket"],
] as const;

/** Subjects of the demo's images, which were created for this project. */
export type PictureSubject = (typeof subjectsByWord)[number][1];

export const subjectOf = (name: string): PictureSubject =>
  subjectsByWord.find(([words]) => words.test(name))?.[1] ?? "trophy";

/** The width of each variant, pixels. */
const widths = { mobile: 600, desktop: 960 } as const;

export type PictureVariant = keyof typeof widths;

/**
 * Returns the URL of an image. The URL is that of a file of the demo site or, for the simulation inside a
 * page, a data URL.
 */
export type ImageUrl = (subject: PictureSubject, variant: PictureVariant) => string;

/** The URL of an image on the demo site. */
export const servedPicture: ImageUrl = (subject, variant) => `/assets/bonus/${subject}-${variant}.webp`;

/** The image fields as editors fill them in: completely, partly, with unsafe URLs, or not at all. */
export const createImageFields = (url: ImageUrl) => ({
  all: (subject: PictureSubject): ImageFields => ({
    urlImageHpMobile: url(subject, "mobile"),
    urlImageHpDesk: url(subject, "desktop"),
    urlImageMobile: url(subject, "mobile"),
    urlImageDesk: url(subject, "desktop"),
  }),
  onlyDesktop: (subject: PictureSubject): ImageFields => ({ urlImageDesk: url(subject, "desktop") }),
  onlyMobile: (subject: PictureSubject): ImageFields => ({ urlImageMobile: url(subject, "mobile") }),
  onlyHome: (subject: PictureSubject): ImageFields => ({
    urlImageHpMobile: url(subject, "mobile"),
    urlImageHpDesk: url(subject, "desktop"),
  }),
  onlyRenditions: (subject: PictureSubject): ImageFields => ({
    urlImage: {
      renditionList: [
        { path: url(subject, "desktop"), width: widths.desktop },
        { path: url(subject, "mobile"), width: widths.mobile },
      ],
    },
  }),
  onlyOriginal: (subject: PictureSubject): ImageFields => ({
    urlImage: { originalPath: url(subject, "desktop"), renditionList: [] },
  }),
  unsafe: (): ImageFields => ({
    urlImageHpMobile: "http://immagini.invalid/bonus.webp",
    urlImageMobile: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    urlImage: { originalPath: "ftp://immagini.invalid/bonus.jpg" },
  }),
  none: (): ImageFields => ({}),
});
