import { refused } from "../envelope";
import type { Fault, FaultBody } from "./faults";

/** What a disturbed call is answered with, before it goes onto any wire. */
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

/** A cut or malformed script must still look like one, or the browser refuses it for its type alone. */
const typeFor = (path: string, body: FaultBody) =>
  path.endsWith(".js") && body !== "html" ? "text/javascript; charset=utf-8" : bodies[body].type;

/** The answer that a fault puts in place of the call's own; undefined where the call is done all the same. */
export function faultAnswer(path: string, { status, body }: Fault): FaultAnswer | undefined {
  if (body) return { status: status ?? 200, type: typeFor(path, body), text: bodies[body].text };
  if (status === undefined) return undefined;
  const { body: refusal } = refused(status, "SIMULATED_FAULT", "Guasto simulato.");
  return { status, type: json, text: status >= 400 ? JSON.stringify(refusal) : "" };
}
