import { atom, computed, type ReadableAtom } from "nanostores";
import { HttpFailure, isAborted } from "../../http/failure";
import { createResource, type Resource } from "../../http/resource";
import { createDeadlineTimer } from "../../time/deadline-timer";
import { settle } from "../../utils/promises";
import * as v from "../../utils/valibot";
import type { AccountCall } from "../calls";
import { AccountFailure, NotConfigured } from "../errors";
import { playerOf } from "../session";
import type { AreaConnection } from "./connection";
import { lenientText, lenientList, optionalInstant } from "./lenient";
import { inForce, isInForce, isRestricted, type LimitKind, type ResponsibleGaming } from "./limits";

/**
 * Whether the site may invite the player to play (architecture section 4). `checking`: a player is logged in,
 * but no response has arrived yet. `unavailable`: the calls fail. `offline`: the device has no network, and
 * no earlier response is valid. Bonuses, games and prizes are shown only if the state is `free`. Offline, the
 * last response remains valid until a limit begins or ends.
 */
export type Restriction = "free" | "checking" | "unavailable" | "offline" | "self-exclusion" | "game-pause";

export interface ResponsibleGamingService extends Resource<ResponsibleGaming> {
  readonly $restriction: ReadableAtom<Restriction>;
}

const selfExclusionSchema = v.object({
  active: v.optional(v.boolean(), false),
  from: optionalInstant,
  until: optionalInstant,
  billCode: lenientText,
});

const pausesSchema = v.object({
  breaks: lenientList(
    v.object({
      scope: lenientText,
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

const onlyTemporaryPauses = () => ({ permanenti: "false" });

const pausesEndpoints: AccountCall<never>["endpoints"] = {
  legacy: { method: "GET", path: "gamePauses", query: onlyTemporaryPauses },
  stateless: { method: "GET", path: "statelessGamePauses", query: onlyTemporaryPauses },
};

const unconfiguredEffect = "needed: bonuses, games and prizes stay hidden from players";

interface Failed {
  readonly part: LimitKind;
  readonly reason: unknown;
}

const failuresOf = (answers: Readonly<Record<LimitKind, PromiseSettledResult<unknown>>>): readonly Failed[] =>
  (["selfExclusion", "pauses"] as const).flatMap((part) => {
    const answer = answers[part];
    return answer.status === "rejected" ? [{ part, reason: answer.reason as unknown }] : [];
  });

export function createResponsibleGaming(connection: AreaConnection) {
  const { calls, clock, log, report, session } = connection;

  /**
   * False if the stale last response is no longer valid, because a later call has failed or a limit has begun
   * or ended.
   */
  const $isLastResponseValid = atom(false);

  /** Reads the limits again when a limit begins or ends. */
  const changeTimer = createDeadlineTimer(clock, handleLimitChange);
  const resource = createResource(connection, {
    name: "responsible gaming",
    async ask(signal, onRetry) {
      try {
        return await ask(signal, () => {
          noteFailure();
          onRetry();
        });
      } catch (error) {
        noteFailure();
        throw error;
      }
    },
  });

  function handleLimitChange() {
    $isLastResponseValid.set(false);
    resource.invalidate();
  }

  /** Reports a failed call as an error of the catalogue. */
  async function reportFailure<Value>(
    code: "self-exclusion" | "game-pauses",
    answer: Promise<Value>,
  ): Promise<Value> {
    try {
      return await answer;
    } catch (error) {
      const isFailure = error instanceof HttpFailure ? !isAborted(error) : error instanceof AccountFailure;
      if (!isFailure) throw error;
      const failure = new AccountFailure(code, error);
      log.error(failure.message);
      report(code, failure);
      throw failure;
    }
  }

  /** Makes both calls even if one fails, so that each failure is reported. */
  async function ask(signal: AbortSignal, onRetry: () => void): Promise<ResponsibleGaming> {
    const [selfExclusion, pauses] = await Promise.all([
      settle(
        reportFailure(
          "self-exclusion",
          calls.send({ endpoints: selfExclusionEndpoints, schema: selfExclusionSchema, signal, onRetry }),
        ),
      ),
      settle(
        reportFailure(
          "game-pauses",
          calls.send({ endpoints: pausesEndpoints, schema: pausesSchema, signal, onRetry }),
        ),
      ),
    ]);
    const failures = failuresOf({ selfExclusion, pauses });
    const unconfigured = failures.flatMap(({ reason }) =>
      reason instanceof NotConfigured ? [reason.key] : [],
    );
    if (unconfigured.length > 0) {
      const verb = unconfigured.length > 1 ? "are" : "is";
      throw new NotConfigured(unconfigured.join('" and "'), `${verb} ${unconfiguredEffect}`);
    }
    const { value, nextChange } = inForce(
      selfExclusion.status === "fulfilled" ? selfExclusion.value : { active: false, billCode: "" },
      pauses.status === "fulfilled" ? pauses.value.breaks : [],
      clock.now(),
    );
    const [failed] = failures;
    if (failed && !canBeShownAlone(value, failed)) throw failed.reason;
    changeTimer.set(nextChange);
    return { ...value, missing: failed?.part };
  }

  /**
   * True if a limit in force can be shown although the other call has failed. False if the last response
   * contained a limit of the kind that could not be read.
   */
  function canBeShownAlone(known: ResponsibleGaming, { part, reason }: Failed): boolean {
    const state = resource.$state.get();
    const wasInForce = "value" in state && isInForce(part, state.value);
    return isRestricted(known) && reason instanceof AccountFailure && !wasInForce;
  }

  /** The last response stays valid if a call fails while the device is offline. */
  function noteFailure() {
    if (!connection.connectivity.isOffline()) $isLastResponseValid.set(false);
  }

  const stopListening = resource.$state.listen(({ status }) => {
    if (status === "ready") $isLastResponseValid.set(true);
  });
  const unsubscribe = session.onRefreshed(resource.invalidate);

  const $restriction = computed(
    [session.$state, resource.$state, $isLastResponseValid],
    (sessionState, state, isLastResponseValid): Restriction => {
      if (!playerOf(sessionState)) return "free";
      if (state.status === "none" || state.status === "loading") return "checking";
      if ("value" in state) {
        if (state.value.selfExclusion) return "self-exclusion";
        if (state.value.pauses.length > 0) return "game-pause";
        if (state.status === "ready" || isLastResponseValid) return "free";
      }
      return connection.connectivity.isOffline() ? "offline" : "unavailable";
    },
  );

  return {
    ...resource,
    $restriction,
    dispose() {
      changeTimer.set(undefined);
      stopListening();
      unsubscribe();
      resource.dispose();
    },
  };
}
