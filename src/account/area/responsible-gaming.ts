import { computed, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { createDeadlineTimer } from "../../time/deadline-timer";
import { HttpFailure, isAborted } from "../../http";
import type { AccountCall } from "../calls";
import { AccountFailure } from "../errors";
import { createResource, type Resource } from "../../http/resource";
import { playerOf } from "../session";
import type { AreaConnection } from "./connection";
import { boundedText, lenientList, optionalInstant } from "./lenient";
import { inForce, isInForce, isRestricted, type LimitKind, type ResponsibleGaming } from "./limits";

/**
 * What forbids to invite the player to play (architecture section 4). `checking` is a logged-in player's until the
 * first answer, `unavailable` while the calls fail, `offline` where the device says why; only `free` lets bonuses,
 * launches and prizes be shown.
 */
export type Restriction = "free" | "checking" | "unavailable" | "offline" | "self-exclusion" | "game-pause";

export interface ResponsibleGamingService extends Resource<ResponsibleGaming> {
  readonly $restriction: ReadableAtom<Restriction>;
}

const selfExclusionSchema = v.object({
  active: v.optional(v.boolean(), false),
  from: optionalInstant,
  until: optionalInstant,
  billCode: boundedText,
});

const pausesSchema = v.object({
  breaks: lenientList(
    v.object({
      scope: boundedText,
      from: optionalInstant,
      until: optionalInstant,
      permanent: v.optional(v.boolean(), false),
    }),
  ),
});

const selfExclusionEndpoints: AccountCall<never>["endpoints"] = {
  legacy: { method: "GET", path: "selfExclusion" },
  stateless: { method: "GET", path: "statelessSelfExclusion" },
};

const onlyTemporary = () => ({ permanenti: "false" });

const pausesEndpoints: AccountCall<never>["endpoints"] = {
  legacy: { method: "GET", path: "gamePauses", query: onlyTemporary },
  stateless: { method: "GET", path: "statelessGamePauses", query: onlyTemporary },
};

interface Failed {
  readonly part: LimitKind;
  readonly reason: unknown;
}

function failedPart(
  selfExclusion: PromiseSettledResult<unknown>,
  pauses: PromiseSettledResult<unknown>,
): Failed | undefined {
  if (selfExclusion.status === "rejected") return { part: "selfExclusion", reason: selfExclusion.reason };
  if (pauses.status === "rejected") return { part: "pauses", reason: pauses.reason };
  return undefined;
}

export function createResponsibleGaming(connection: AreaConnection) {
  const { calls, clock, log, report, session } = connection;

  /** A row of the error catalogue, told once for each call that failed. */
  async function orFailure<Value>(
    row: "self-exclusion" | "game-pauses",
    answer: Promise<Value>,
  ): Promise<Value> {
    try {
      return await answer;
    } catch (error) {
      const isFailure = error instanceof HttpFailure ? !isAborted(error) : error instanceof AccountFailure;
      if (!isFailure) throw error;
      const failure = new AccountFailure(row, error);
      log.error(failure.message);
      report(row, failure);
      throw failure;
    }
  }

  /** Both are asked whatever becomes of the other, so that each row of the catalogue is told. */
  async function ask(signal: AbortSignal, onRetry: () => void): Promise<ResponsibleGaming> {
    const [selfExclusion, pauses] = await Promise.allSettled([
      orFailure(
        "self-exclusion",
        calls.send({ endpoints: selfExclusionEndpoints, schema: selfExclusionSchema, signal, onRetry }),
      ),
      orFailure(
        "game-pauses",
        calls.send({ endpoints: pausesEndpoints, schema: pausesSchema, signal, onRetry }),
      ),
    ]);
    const { value, nextChange } = inForce(
      selfExclusion.status === "fulfilled" ? selfExclusion.value : { active: false, billCode: "" },
      pauses.status === "fulfilled" ? pauses.value.breaks : [],
      clock.now(),
    );
    const failed = failedPart(selfExclusion, pauses);
    if (failed && !standsAlone(value, failed)) throw failed.reason;
    change.set(nextChange);
    return { ...value, missing: failed?.part };
  }

  /** What is known is shown without the other part where it forbids to play, unless the last answer told more. */
  function standsAlone(known: ResponsibleGaming, { part, reason }: Failed): boolean {
    const state = resource.$state.get();
    const wasInForce = "value" in state && isInForce(part, state.value);
    return isRestricted(known) && reason instanceof AccountFailure && !wasInForce;
  }

  /** A pause that ends is over when the service says so: it is asked in that moment. */
  const change = createDeadlineTimer(clock, () => {
    resource.invalidate();
  });

  const resource = createResource(connection, { name: "responsible gaming", ask });
  const stopFollowing = session.onRefreshed(resource.invalidate);

  const $restriction = computed([session.$state, resource.$state], (sessionState, state): Restriction => {
    if (!playerOf(sessionState)) return "free";
    if (state.status === "none" || state.status === "loading") return "checking";
    if ("value" in state) {
      if (state.value.selfExclusion) return "self-exclusion";
      if (state.value.pauses.length > 0) return "game-pause";
    }
    if (state.status === "ready") return "free";
    return connection.connectivity.isOffline() ? "offline" : "unavailable";
  });

  return {
    ...resource,
    $restriction,
    dispose() {
      change.set(undefined);
      stopFollowing();
      resource.dispose();
    },
  };
}
