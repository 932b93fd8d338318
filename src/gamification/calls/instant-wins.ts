import type { ListReply } from "../schema/envelope";
import {
  type InstantWin,
  type InstantWinAvailablePlaysRequest,
  type InstantWinDonateRequest,
  instantWinPlayReply,
  type InstantWinPlayRequest,
  type InstantWinPlayResults,
  type InstantWinRequest,
  instantWinsAvailablePlayReply,
  type InstantWinsAvailablePlayResults,
  instantWinsReply,
} from "../schema/instant-wins";
import { type Call, read, write } from "./call";

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

/** Uses one play. The platform decides what it wins. */
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
