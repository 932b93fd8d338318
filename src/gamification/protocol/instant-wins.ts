import * as v from "../../utils/valibot";
import { awardReduced } from "./awards";
import { type Call, read, write } from "./call";
import { banners, extras, model, numberRange, paging, wording } from "./common";
import { listReply, type ListReply } from "./envelope";
import { instant, list, needed, number, part, text, texts } from "./fields";
import { rewardReduced } from "./reduced";

export const gridLocation = v.object({ row: number, col: number });

/** "contraints" is the platform's spelling. Values seen so far: hasPrizes, glow and isVerticallyText. */
export const instantWinTile = v.object({
  /** Id of a file. `iconLink` is the file's URL, if the platform sends it. */
  icon: text,
  iconLink: text,
  text,
  reward: part(rewardReduced),
  probability: number,
  location: part(gridLocation),
  background: text,
  contraints: texts,
});

/** A game of chance. Type 1 is the wheel. The values of `statusCode` are not documented. */
export const instantWin = v.object({
  ...model,
  ...extras,
  ...wording,
  ...banners,
  constraints: texts,
  statusCode: number,
  instantWinType: number,
  startDate: instant,
  endDate: instant,
  tiles: list(instantWinTile),
  instanceResourceLink: text,
  /**
   * In the specification, an instant win has this field. In the platform's contract, only the result of a
   * play has it.
   */
  awards: list(awardReduced),
});

export const instantWinResult = v.object({
  ...model,
  ...extras,
  awards: list(awardReduced),
  tiles: list(instantWinTile),
});

export const instantWinPlayResults = v.object({
  remainingPlays: number,
  results: needed(part(instantWinResult)),
});

export const instantWinsAvailablePlayResults = v.object({
  remainingPlays: number,
  instantWinId: needed(text),
});

export const instantWinsReply = listReply(instantWin);
export const instantWinPlayReply = listReply(instantWinPlayResults);
export const instantWinsAvailablePlayReply = listReply(instantWinsAvailablePlayResults);

export const instantWinFilter = v.object({
  tags: texts,
  ids: texts,
  ...paging,
  constraints: texts,
  instantWinTypes: list(number),
  statusCode: part(numberRange),
});

export const instantWinRequest = v.object({
  instantWinFilter: part(instantWinFilter),
  languageKey: text,
  currencyKey: text,
});

export const instantWinPlayRequest = v.object({ instantWinId: text, languageKey: text, currencyKey: text });

export const instantWinAvailablePlaysRequest = v.object({ instantWinIds: needed(texts) });

/** The contract does not state who receives the plays. */
export const instantWinDonateRequest = v.object({
  instantWinId: text,
  numberOfPlaysToDonate: needed(number),
});

export type GridLocation = v.InferOutput<typeof gridLocation>;
export type InstantWinTile = v.InferOutput<typeof instantWinTile>;
export type InstantWin = v.InferOutput<typeof instantWin>;
export type InstantWinResult = v.InferOutput<typeof instantWinResult>;
export type InstantWinPlayResults = v.InferOutput<typeof instantWinPlayResults>;
export type InstantWinsAvailablePlayResults = v.InferOutput<typeof instantWinsAvailablePlayResults>;
export type InstantWinFilter = v.InferInput<typeof instantWinFilter>;
export type InstantWinRequest = v.InferInput<typeof instantWinRequest>;
export type InstantWinPlayRequest = v.InferInput<typeof instantWinPlayRequest>;
export type InstantWinAvailablePlaysRequest = v.InferInput<typeof instantWinAvailablePlaysRequest>;
export type InstantWinDonateRequest = v.InferInput<typeof instantWinDonateRequest>;

/** Reads the instant wins. */
export const listInstantWins: Call<InstantWinRequest, ListReply<InstantWin>> = read(
  "listInstantWins",
  "instantWinRequest",
  instantWinsReply,
  "ViewInstantWin",
);

/** Reads the number of plays that the member has left in each instant win. */
export const getInstantWinAvailablePlays: Call<
  InstantWinAvailablePlaysRequest,
  ListReply<InstantWinsAvailablePlayResults>
> = read(
  "getInstantWinAvailablePlays",
  "instantWinAvailablePlaysRequest",
  instantWinsAvailablePlayReply,
  "ViewInstantWinsAvailablePlays",
);

/** Uses one play. The platform decides the result. */
export const playInstantWin: Call<InstantWinPlayRequest, ListReply<InstantWinPlayResults>> = write(
  "playInstantWin",
  "instantWinPlayRequest",
  instantWinPlayReply,
  "PlayInstantWin",
);

/** Donates plays. The reply has the number of remaining plays. */
export const donateInstantWinPlays: Call<
  InstantWinDonateRequest,
  ListReply<InstantWinsAvailablePlayResults>
> = write(
  "donateInstantWinPlays",
  "instantWinDonateRequest",
  instantWinsAvailablePlayReply,
  "ViewInstantWinsAvailablePlays",
);
