import { parseJson, stringifyJson } from "../../../utils/json";
import { isRecord } from "../../../utils/objects";
import type { OutgoingCall } from "../stomp/types";

/** The calls whose request may have a `currencyKey` (protocol section 3). */
const names = new Set([
  "claimAwards",
  "declineAwards",
  "getAwards",
  "getRewards",
  "listInstantWins",
  "playInstantWin",
]);

/**
 * Adds the currency to the request of a call, if the call accepts a currency and its caller has not set one.
 */
export const withCurrency = (name: string, request: unknown, currencyKey: string | undefined): unknown =>
  currencyKey && names.has(name) && isRecord(request) && request.currencyKey === undefined
    ? { ...request, currencyKey }
    : request;

/** Adds the currency, like `withCurrency`, to a call that is ready to be sent. */
export function callWithCurrency(call: OutgoingCall, currencyKey: string | undefined): OutgoingCall {
  const name = call.destination.replace("/gapi/", "");
  if (!currencyKey || !names.has(name)) return call;
  const wrapper = parseJson(call.body);
  if (!isRecord(wrapper)) return call;
  return { ...call, body: stringifyJson({ body: withCurrency(name, wrapper.body, currencyKey) }) };
}
