import type { OptIn } from "./entities";
import { optInCodes, type OptInName } from "./wire-values";

const optIn = (
  entityType: string,
  entityId: string,
  status: OptInName,
  points = 0,
  percentageComplete = 0,
): OptIn => ({ entityType, entityId, status, points, percentageComplete });

/** Opt-ins of every status. */
export const demoOptIns: readonly OptIn[] = [
  optIn("Achievement", "ach-dieci-mani", "Running", 4, 40),
  optIn("Achievement", "ach-una-al-giorno", "Completed", 1, 100),
  optIn("Achievement", "ach-tre-multiple", "Entrant"),
  optIn("Achievement", "ach-esploratore", "NotEntered"),
  optIn("Achievement", "ach-cartelle", "Completing", 20, 100),
  optIn("Achievement", "ach-poker-tavoli", "Processing"),
  optIn("Achievement", "ach-schedina", "Entering"),
  optIn("Achievement", "ach-limiti", "Preparing"),
  optIn("Achievement", "ach-archivio", "Excluded"),
  optIn("Competition", "com-autunno", "Entrant"),
  optIn("InstantWin", "iw-gratta", "Entrant"),
  optIn("Achievement", "mis-giro-del-casino", "Running", 1, 25),
  optIn("Achievement", "mis-giro-roulette", "Completed", 5, 100),
  optIn("Achievement", "mis-giro-blackjack", "Running", 2, 40),
];

/** The opt-in state of a member who has not joined an entity. */
export const notEntered = (entityType: string, entityId: string): OptIn =>
  optIn(entityType, entityId, "NotEntered");

/** An opt-in state in wire format. */
export const toWireOptIn = ({ status, ...rest }: OptIn) => ({
  ...rest,
  status,
  statusCode: optInCodes[status],
  params: {},
});

/** A member's opt-in state for an entity. */
export const optInOf = (
  { optIns }: { readonly optIns: readonly OptIn[] },
  entityType: string,
  entityId: string,
): OptIn => optIns.find((optIn) => optIn.entityId === entityId) ?? notEntered(entityType, entityId);
