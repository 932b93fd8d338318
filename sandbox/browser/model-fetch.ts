import { parseJson } from "../../src/utils/json";
import {
  addressSuffix,
  type Answer,
  controls,
  expiringHeader,
  type Fault,
  faultAnswer,
  type JournalEntry,
  type Model,
  notSimulated,
  serviceCalls,
  visitorAddress,
} from "../model";

/** Waits for a number of milliseconds; rejects if the request is aborted before. */
function waitUnlessAborted(delay: number, { signal }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** A response with the same headers as the server's: it is marked as simulated and has the model's time. */
function respond(
  model: Model,
  status: number,
  type: string,
  text: string,
  fault: Fault | undefined,
): Response {
  return new Response(text === "" ? null : text, {
    status,
    headers: {
      "content-type": type,
      "x-vetrina-simulated": "true",
      date: new Date(model.clock.now()).toUTCString(),
      ...(fault?.expiring && { [expiringHeader]: "true" }),
    },
  });
}

/** The query as the server parses it: a repeated key has an array, which every call refuses. */
function parseQuery(parameters: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** A `fetch` that a model answers: the same calls, faults, journal and controls as the server's, without a network. */
export function createModelFetch(model: Model): typeof fetch {
  function answer(name: string, request: Request, query: URLSearchParams, body: unknown): Answer {
    const control = controls[name];
    if (control) return control(model, body);
    if (new URL(request.url).pathname.endsWith(addressSuffix)) return visitorAddress;
    const call = { headers: Object.fromEntries(request.headers), query: parseQuery(query), body };
    return serviceCalls[name]?.(model, call) ?? notSimulated;
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const body = parseJson(await request.text());
    const isCall = !(name in controls);
    const entry: JournalEntry = {
      at: model.clock.now(),
      kind: "http",
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: body ?? null,
      status: 0,
    };
    if (isCall) model.journal.add(entry);
    const fault = isCall ? model.faults.take(pathname) : undefined;
    if (fault?.delay) await waitUnlessAborted(fault.delay, request);
    if (fault?.drop) throw new TypeError("Failed to fetch");
    const faulty = fault && faultAnswer(pathname, fault);
    if (faulty) {
      entry.status = faulty.status;
      return respond(model, faulty.status, faulty.type, faulty.text, fault);
    }
    const { status, body: result } = answer(name, request, searchParams, body);
    entry.status = status;
    return respond(model, status, "application/json; charset=utf-8", JSON.stringify(result), fault);
  };
}
