import { failure } from "../envelope";
import type { Fault, FaultBody } from "./faults";

/** The answer that a fault produces, independent of the transport. */
export interface FaultAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = "application/json; charset=utf-8";

const bodies: Readonly<Record<FaultBody, { readonly type: string; readonly text: string }>> = {
  malformed: { type: json, text: '{"statusCode":200,"result":{' },
  html: {
    type: "text/html; charset=utf-8",
    text: "<!doctype html><title>Manutenzione</title><p>Torniamo presto.</p>",
  },
  empty: { type: json, text: "" },
};

/** A malformed script keeps its content type: otherwise browsers refuse it because of the type, not of its content. */
const typeFor = (path: string, body: FaultBody) =>
  path.endsWith(".js") && body !== "html" ? "text/javascript; charset=utf-8" : bodies[body].type;

/** The answer that replaces the call's own. Undefined if the fault does not replace it: the call is then executed. */
export function faultAnswer(path: string, { status, body }: Fault): FaultAnswer | undefined {
  if (body) return { status: status ?? 200, type: typeFor(path, body), text: bodies[body].text };
  if (status === undefined) return undefined;
  const { body: refusal } = failure(status, "SIMULATED_FAULT", "Guasto simulato.");
  return { status, type: json, text: status >= 400 ? JSON.stringify(refusal) : "" };
}
