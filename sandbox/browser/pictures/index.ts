import { type PictureAddress, pictureSizes, type PictureSubject, type PictureVariant } from "../../model";
import { createPen, type Inks } from "./pen";
import { subjects } from "./subjects";

const [paper, gold] = ["#F7F6F2", "#E3B45A"];

/** From the site's palette; dark, so that a picture does not glare on a dark page. The same on every page. */
const backgrounds: Readonly<Record<PictureSubject, Gradient>> = {
  pitch: ["#17695D", "#0A3B35"],
  football: ["#1F7A5C", "#0A3B35"],
  tennis: ["#A2572B", "#4A2410"],
  track: ["#7A5222", "#3F280D"],
  cards: ["#2A4166", "#14213A"],
  blackjack: ["#1E6A5E", "#0A352F"],
  roulette: ["#7A3040", "#3D1420"],
  wheel: ["#27584F", "#0B2F2A"],
  slots: ["#4A3A7A", "#221A45"],
  numbers: ["#27609A", "#123B63"],
  scratch: ["#2C5E6B", "#0E2C35"],
  tickets: ["#56507E", "#2A2649"],
  gift: ["#0E4D45", "#062B26"],
  trophy: ["#24406B", "#0E1B33"],
  bracket: ["#41406E", "#1A1936"],
  shield: ["#27609A", "#123B63"],
};

type Gradient = readonly [light: string, deep: string];

function chooseInks(subject: PictureSubject): Inks {
  const [light, deep] = backgrounds[subject];
  return { light, deep, line: paper, accent: gold };
}

/** Draws a picture into a canvas of the right size. The project made the pictures itself; they show no people. */
export function drawPicture(context: CanvasRenderingContext2D, subject: PictureSubject): void {
  const { width, height } = context.canvas;
  const inks = chooseInks(subject);
  const gradient = context.createLinearGradient(0, 0, width * 0.35, height);
  gradient.addColorStop(0, inks.light);
  gradient.addColorStop(1, inks.deep);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  subjects[subject](createPen(context, inks));
}

export interface DrawnPicturesOptions {
  /**
   * Maximum width, pixels. Pictures are smaller than the demo site's files because they are data URLs inside a response.
   * @default 800
   */
  readonly maxWidth?: number;
  /**
   * That of the JPEG files, from 0 to 1.
   * @default 0.8
   */
  readonly quality?: number;
}

/**
 * The pictures of a demo as data URLs. Each is drawn in the page at its first use, so that no file is needed.
 *
 * @param fallback gives the address if the browser cannot draw
 */
export function createDrawnPictures(
  fallback: PictureAddress,
  { maxWidth = 800, quality = 0.8 }: DrawnPicturesOptions = {},
): PictureAddress {
  const addresses = new Map<string, string>();

  function draw(subject: PictureSubject, variant: PictureVariant): string {
    const size = pictureSizes[variant];
    const scale = Math.min(1, maxWidth / size.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return fallback(subject, variant);
    drawPicture(context, subject);
    return canvas.toDataURL("image/jpeg", quality);
  }

  return (subject, variant) => {
    const key = `${subject} ${variant}`;
    const address = addresses.get(key) ?? draw(subject, variant);
    addresses.set(key, address);
    return address;
  };
}
