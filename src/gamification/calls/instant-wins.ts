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

export const listInstantWins: Call<InstantWinRequest, ListReply<InstantWin>> = read(
  "listInstantWins",
  "instantWinRequest",
  instantWinsReply,
);

/** How many plays the member has left in each. */
export const getInstantWinAvailablePlays: Call<
  InstantWinAvailablePlaysRequest,
  ListReply<InstantWinsAvailablePlayResults>
> = read("getInstantWinAvailablePlays", "instantWinAvailablePlaysRequest", instantWinsAvailablePlayReply);

/** Uses up a play; the platform alone decides what it wins. */
export const playInstantWin: Call<InstantWinPlayRequest, ListReply<InstantWinPlayResults>> = write(
  "playInstantWin",
  "instantWinPlayRequest",
  instantWinPlayReply,
);

/** Gives plays away; answers with how many are left. */
export const donateInstantWinPlays: Call<
  InstantWinDonateRequest,
  ListReply<InstantWinsAvailablePlayResults>
> = write("donateInstantWinPlays", "instantWinDonateRequest", instantWinsAvailablePlayReply);
