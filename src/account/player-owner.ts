import type { Owner } from "../http/resource";
import { NotLoggedIn, SessionEnded } from "./errors";
import { playerOf, type SessionMachine } from "./session";

/** The player as the owner of what is read: it goes with them (S33). */
export const createPlayerOwner = (session: SessionMachine): Owner => ({
  sync: session.sync,
  isThere: () => playerOf(session.$state.get()) !== undefined,
  signal: session.signal,
  onChange: session.onPlayer,
  absent: () => new NotLoggedIn(),
  gone: () => new SessionEnded(),
});
