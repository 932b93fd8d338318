import { type PictureAddress, pictureSizes, type PictureSubject, type PictureVariant } from "../../model";
import { createPen, type Inks } from "./pen";
import { subjects } from "./subjects";

const [paper, ink, gold, ochre] = ["#F7F6F2", "#14213A", "#E3B45A", "#B27A20"];

/** The site's own palette: the home page has deep grounds, other pages have light ones. */
const grounds: Readonly<Record<PictureSubject, { readonly home: Ground; readonly other: Ground }>> = {
  pitch: { home: ["#17695D", "#0A3B35"], other: ["#E2EFEB", "#C9DFD8"] },
  track: { home: ["#7A5222", "#3F280D"], other: ["#F7ECD6", "#E8D6B4"] },
  cards: { home: ["#2A4166", "#14213A"], other: ["#E6EBF3", "#CAD3E1"] },
  wheel: { home: ["#27584F", "#0B2F2A"], other: ["#EFEDE6", "#DDD9CE"] },
  numbers: { home: ["#27609A", "#123B63"], other: ["#E4EFF8", "#C8DCEE"] },
  tickets: { home: ["#56507E", "#2A2649"], other: ["#ECEAF4", "#D3CFE5"] },
  horizon: { home: ["#24406B", "#0E1B33"], other: ["#FBEBD8", "#EBD3B4"] },
  mosaic: { home: ["#0E4D45", "#062B26"], other: ["#E9F0E4", "#CFDEC6"] },
};

type Ground = readonly [light: string, deep: string];

function inksOf(subject: PictureSubject, variant: PictureVariant): Inks {
  const isHome = variant.startsWith("home");
  const [light, deep] = grounds[subject][isHome ? "home" : "other"];
  return { light, deep, line: isHome ? paper : ink, accent: isHome ? gold : ochre };
}

/** Draws a picture into a canvas of its size. Nothing in it is taken from elsewhere, nobody is in it. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  subject: PictureSubject,
  variant: PictureVariant,
): void {
  const { width, height } = context.canvas;
  const inks = inksOf(subject, variant);
  const ground = context.createLinearGradient(0, 0, width * 0.35, height);
  ground.addColorStop(0, inks.light);
  ground.addColorStop(1, inks.deep);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  subjects[subject](createPen(context, inks));
}

/** Wide pictures in a page are drawn smaller than the demo site's files: they travel inside of a list. */
const widest = 800;

/**
 * The pictures of a demonstration, drawn in the page when they are first asked for: no file and no network is needed.
 *
 * @param otherwise gives the address where nothing can be drawn
 */
export function drawnPictures(otherwise: PictureAddress): PictureAddress {
  const drawn = new Map<string, string>();

  function draw(subject: PictureSubject, variant: PictureVariant): string {
    const size = pictureSizes[variant];
    const scale = Math.min(1, widest / size.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return otherwise(subject, variant);
    drawPicture(context, subject, variant);
    return canvas.toDataURL("image/jpeg", 0.8);
  }

  return (subject, variant) => {
    const key = `${subject} ${variant}`;
    const address = drawn.get(key) ?? draw(subject, variant);
    drawn.set(key, address);
    return address;
  };
}
