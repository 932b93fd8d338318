import { parseJson } from "../../src/utils/json";
import {
  urlSuffix,
  type Answer,
  type Call,
  controls,
  expiringHeader,
  type Fault,
  type FaultAnswer,
  faultAnswer,
  type Model,
  notSimulated,
  serviceCalls,
  visitorUrl,
} from "../model";

/** Waits for a number of milliseconds. The promise rejects if the request is aborted earlier. */
function waitUnlessAborted(delay: number, { signal }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

const inJson = ({ status, body }: Answer): FaultAnswer => ({
  status,
  type: "application/json; charset=utf-8",
  text: JSON.stringify(body),
});

/**
 * A response with the same headers as a response of the server: they mark it as simulated and contain the
 * model's time.
 */
function respond({ clock }: Model, { status, type, text }: FaultAnswer, fault?: Fault): Response {
  return new Response(text === "" ? null : text, {
    status,
    headers: {
      "content-type": type,
      "x-vetrina-simulated": "true",
      date: new Date(clock.now()).toUTCString(),
      ...(fault?.expiring && { [expiringHeader]: "true" }),
    },
  });
}

/** Parses the query as the server does: the value of a repeated key is an array, which every call refuses. */
function parseQuery(parameters: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/**
 * A `fetch` that gets its responses from a model, without a network. Calls, faults, journal and controls are
 * the same as on the server.
 */
export function createModelFetch(model: Model): typeof fetch {
  const answer = (name: string, call: Call) =>
    name.endsWith(urlSuffix) ? visitorUrl : (serviceCalls[name]?.(model, call) ?? notSimulated);

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const body = parseJson(await request.text());
    const control = controls[name];
    if (control) return respond(model, inJson(control(model, body)));
    const headers = Object.fromEntries(request.headers);
    const entry = model.journal.add({
      method: request.method,
      path: pathname + search,
      headers,
      body: body ?? null,
    });
    const fault = model.faults.take(pathname);
    if (fault?.delay) await waitUnlessAborted(fault.delay, request);
    if (fault?.drop) throw new TypeError("Failed to fetch");
    const call = { headers, query: parseQuery(searchParams), body };
    const answered = (fault && faultAnswer(pathname, fault)) ?? inJson(answer(name, call));
    entry.status = answered.status;
    return respond(model, answered, fault);
  };
}
