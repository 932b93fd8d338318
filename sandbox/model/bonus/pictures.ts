import type { ImageFields } from "./record";

/** The subjects of the demo's pictures. The project draws all of them itself. */
export const pictureSubjects = [
  "pitch",
  "football",
  "tennis",
  "track",
  "cards",
  "blackjack",
  "roulette",
  "wheel",
  "slots",
  "numbers",
  "scratch",
  "tickets",
  "gift",
  "trophy",
  "bracket",
  "shield",
] as const;

export type PictureSubject = (typeof pictureSubjects)[number];

/** Words of a name, and the subject that fits them. The first one that is found counts. */
const subjectsByWord: readonly (readonly [words: RegExp, subject: PictureSubject])[] = [
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
];

export const subjectOf = (name: string): PictureSubject =>
  subjectsByWord.find(([words]) => words.test(name))?.[1] ?? "trophy";

/** The sizes of a bonus' pictures, for the home page and for other pages, in pixels. */
export const pictureSizes = {
  "home-mobile": { width: 600, height: 338 },
  "home-desktop": { width: 1200, height: 500 },
  mobile: { width: 600, height: 338 },
  desktop: { width: 1200, height: 500 },
} as const;

export type PictureVariant = keyof typeof pictureSizes;

/** Gives the address of a picture: a file of the demo site, or a data URL that is drawn in the page. */
export type PictureAddress = (subject: PictureSubject, variant: PictureVariant) => string;

/** The path under which the demo site serves the pictures. */
export const pictureFolder = "/assets/bonus/";

export const pictureFile = (subject: PictureSubject, variant: PictureVariant) => `${subject}-${variant}.webp`;

/** The address of a picture on the demo site. */
export const servedPicture: PictureAddress = (subject, variant) =>
  pictureFolder + pictureFile(subject, variant);

/** The image fields as editors fill them: completely, partly, unsafely or not at all. */
export const createImageFields = (address: PictureAddress) => ({
  all: (subject: PictureSubject): ImageFields => ({
    urlImageHpMobile: address(subject, "home-mobile"),
    urlImageHpDesk: address(subject, "home-desktop"),
    urlImageMobile: address(subject, "mobile"),
    urlImageDesk: address(subject, "desktop"),
  }),
  onlyDesktop: (subject: PictureSubject): ImageFields => ({ urlImageDesk: address(subject, "desktop") }),
  onlyMobile: (subject: PictureSubject): ImageFields => ({ urlImageMobile: address(subject, "mobile") }),
  onlyHome: (subject: PictureSubject): ImageFields => ({
    urlImageHpMobile: address(subject, "home-mobile"),
    urlImageHpDesk: address(subject, "home-desktop"),
  }),
  onlyRenditions: (subject: PictureSubject): ImageFields => ({
    urlImage: {
      renditionList: [
        { path: address(subject, "desktop"), width: pictureSizes.desktop.width },
        { path: address(subject, "mobile"), width: pictureSizes.mobile.width },
      ],
    },
  }),
  onlyOriginal: (subject: PictureSubject): ImageFields => ({
    urlImage: { originalPath: address(subject, "desktop"), renditionList: [] },
  }),
  unsafe: (): ImageFields => ({
    urlImageHpMobile: "http://immagini.invalid/bonus.webp",
    urlImageMobile: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    urlImage: { originalPath: "ftp://immagini.invalid/bonus.jpg" },
  }),
  none: (): ImageFields => ({}),
});
