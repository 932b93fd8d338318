import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { createModelFetch } from "../../../../sandbox/browser/model-fetch";
import { createModel } from "../../../../sandbox/model";
import { createSandbox } from "../../../../sandbox/server";

export const noon = Date.UTC(2026, 10, 21, 12);

export interface CallParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls the simulated services. The name of a call is `GET /path`, as in the table of calls. */
const asker =
  (origin: string, send: typeof fetch) =>
  async (name: string, { headers = {}, query = {}, body }: CallParts = {}): Promise<CallAnswer> => {
    const [method = "", path = ""] = name.split(" ");
    const search = new URLSearchParams(query).toString();
    const answer = await send(`${origin}${path}${search && `?${search}`}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

async function overHttp() {
  const options = { port: 0, quiet: true, distDir: "/nowhere", time: () => noon };
  const { model, accountUrl, close } = await createSandbox(options);
  return { model, ask: asker(accountUrl, fetch), close };
}

async function openInPage() {
  const model = createModel({ time: () => noon });
  const ask = asker("https://simulated.invalid", createModelFetch(model));
  return { model, ask, close: () => Promise.resolve() };
}

/** A transport to the simulated services, whose time is noon. */
type Wire = Awaited<ReturnType<typeof openInPage>>;

/** Runs tests both over HTTP and inside a page. The services are reset before each test. */
export function onBothWires(tests: (wire: () => Wire) => void): void {
  describe.each([
    ["over HTTP", overHttp],
    ["inside a page", openInPage],
  ])("%s", (_, open) => {
    let opened: Wire | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    beforeEach(() => {
      opened?.model.reset();
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error("the transport is available only while a test runs");
      return opened;
    });
  });
}

/** Headers of every stateless call. */
export const statelessCall = {
  "x-channel-info": "test",
  "x-call-id": "call-1",
  "x-session-id": "session-1",
  "x-channel-id": "62",
  "x-user-ip": "203.0.113.7",
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const basic = (credentials: string) => ({ authorization: `Basic ${btoa(credentials)}` });

/** Fields of a legacy call that identify its sender. */
export const sender = { channel: "62", requestId: "r1", ipAddress: "203.0.113.7" };
export const describedSender = { ...sender, infoChannel: "test" };

/** Result in a response's envelope; undefined if the response has no result. */
export const resultOf = ({ body }: CallAnswer) => (body as { readonly result?: unknown }).result;

/** Code and message of the first error in a response; empty strings if it has none. */
export function refusalOf({ body }: CallAnswer): { readonly code: string; readonly message: string } {
  const { errors = [] } = body as { readonly errors?: readonly { code: string; message: string }[] };
  return errors[0] ?? { code: "", message: "" };
}
