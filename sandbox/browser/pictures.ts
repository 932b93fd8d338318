import type { ImageUrl, PictureSubject } from "../model";
import blackjackDesktop from "../server/site/assets/bonus/blackjack-desktop.webp?inline";
import cardsDesktop from "../server/site/assets/bonus/cards-desktop.webp?inline";
import footballDesktop from "../server/site/assets/bonus/football-desktop.webp?inline";
import giftDesktop from "../server/site/assets/bonus/gift-desktop.webp?inline";
import slotsDesktop from "../server/site/assets/bonus/slots-desktop.webp?inline";
import tennisDesktop from "../server/site/assets/bonus/tennis-desktop.webp?inline";
import trackDesktop from "../server/site/assets/bonus/track-desktop.webp?inline";
import blackjack from "./thumbnails/blackjack.webp?inline";
import bracket from "./thumbnails/bracket.webp?inline";
import cards from "./thumbnails/cards.webp?inline";
import football from "./thumbnails/football.webp?inline";
import gift from "./thumbnails/gift.webp?inline";
import numbers from "./thumbnails/numbers.webp?inline";
import pitch from "./thumbnails/pitch.webp?inline";
import roulette from "./thumbnails/roulette.webp?inline";
import scratch from "./thumbnails/scratch.webp?inline";
import shield from "./thumbnails/shield.webp?inline";
import slots from "./thumbnails/slots.webp?inline";
import tennis from "./thumbnails/tennis.webp?inline";
import tickets from "./thumbnails/tickets.webp?inline";
import track from "./thumbnails/track.webp?inline";
import trophy from "./thumbnails/trophy.webp?inline";
import wheel from "./thumbnails/wheel.webp?inline";

const thumbnails: Readonly<Record<PictureSubject, string>> = {
  pitch,
  football,
  tennis,
  track,
  cards,
  blackjack,
  roulette,
  wheel,
  slots,
  numbers,
  scratch,
  tickets,
  gift,
  trophy,
  bracket,
  shield,
};

/** Images of the bonuses that players can see. */
const images: Readonly<Partial<Record<PictureSubject, string>>> = {
  blackjack: blackjackDesktop,
  cards: cardsDesktop,
  football: footballDesktop,
  gift: giftDesktop,
  slots: slotsDesktop,
  tennis: tennisDesktop,
  track: trackDesktop,
};

/**
 * URLs of the images of a demo's bonuses. They are data URLs, because a page with `data-demo` may be on any
 * site. All widths use the same image.
 */
export const inlinePicture: ImageUrl = (subject) => images[subject] ?? thumbnails[subject];

/**
 * Thumbnails keep replies small: a page of 50 entities has up to 240 images, and the library accepts at most
 * 1 MB per reply.
 */
export const inlineThumbnail: ImageUrl = (subject) => thumbnails[subject];
