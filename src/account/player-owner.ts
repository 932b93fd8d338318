import type { Owner } from "../http/resource";
import { NotLoggedIn, SessionEnded } from "./errors";
import { playerOf, type SessionMachine } from "./session";

/** The logged-in player as the owner of values, which are dropped when the session ends (S33). */
export const createPlayerOwner = (session: SessionMachine): Owner => ({
  sync: session.sync,
  isPresent: () => playerOf(session.$state.get()) !== undefined,
  signal: session.signal,
  onChange: session.onPlayer,
  createAbsentError: () => new NotLoggedIn(),
  createGoneError: () => new SessionEnded(),
});
