import { isRecord } from "../../../../src/utils/objects";
import { type Destination, type GamificationCall, Refusal } from "./destination";
import * as lists from "./lists";
import * as missions from "./missions";
import * as service from "./service";
import * as tokens from "./tokens";
import * as writes from "./writes";

/**
 * Every call of the platform, by the last part of its destination (protocol section 3). The imported modules
 * must export only calls.
 */
export const destinations: Readonly<Record<string, Destination>> = {
  ...lists,
  ...missions,
  ...service,
  ...tokens,
  ...writes,
};

/** A message for the reply queue. */
export interface Reply {
  readonly objectType: string;
  readonly status: number;
  readonly body: object;
}

const notSimulated: Destination = {
  reply: "ApiException",
  empty: {},
  answer: () => {
    throw new Refusal(404, "Destinazione sconosciuta.");
  },
};

const namePattern = /^\/gapi\/(\w+)$/;

function destinationOf(path: string): Destination {
  const name = namePattern.exec(path)?.[1] ?? "";
  return (Object.hasOwn(destinations, name) ? destinations[name] : undefined) ?? notSimulated;
}

const emptyMeta = (objectType: string) => ({
  totalRecordsFound: 0,
  skip: 0,
  limit: 0,
  objectType,
  resultCount: 0,
  errorCount: 1,
});

/** An error in a reply whose type is that of the call's normal reply (protocol section 2). */
function refused({ reply, empty }: Destination, status: number, message: string): Reply {
  const errors = [{ message, code: status, status }];
  return { objectType: reply, status, body: { meta: emptyMeta(reply), ...empty, errors } };
}

/** The `objectType` of the reply to a call. */
export const replyTypeOf = (path: string) => destinationOf(path).reply;

/** The error reply that a fault produces instead of the call's normal reply. */
export const refusedByFault = (path: string, status: number): Reply =>
  refused(destinationOf(path), status, "Guasto simulato.");

/** Executes a call if the caller has the required role. */
export function answerCall(path: string, call: GamificationCall): Reply {
  const destination = destinationOf(path);
  const { role, reply } = destination;
  if (role && !call.caller.identity.roles.includes(role)) {
    return refused(destination, 403, `Serve il ruolo ${role}.`);
  }
  try {
    return { objectType: reply, status: 200, body: destination.answer(call) };
  } catch (error) {
    if (error instanceof Refusal) return refused(destination, error.status, error.message);
    throw error;
  }
}

/** The request inside the wrapper `{"body": …}`; undefined without a wrapper. */
export const unwrapped = (body: unknown): unknown => (isRecord(body) ? body.body : undefined);
