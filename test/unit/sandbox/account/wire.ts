import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { createModelFetch } from "../../../../sandbox/browser/model-fetch";
import { createModel, type Model } from "../../../../sandbox/model";
import { createSandbox } from "../../../../sandbox/server";

export const noon = Date.UTC(2026, 10, 21, 12);

export interface CallParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The way to a simulated service, at noon of a day. */
export interface Wire {
  readonly model: Model;
  /** @param name as the table of calls has it: `GET /path` */
  ask(name: string, parts?: CallParts): Promise<Heard>;
}

interface OpenWire extends Wire {
  close(): Promise<void>;
}

const asker =
  (origin: string, send: typeof fetch): Wire["ask"] =>
  async (name, { headers = {}, query = {}, body } = {}) => {
    const [method = "", path = ""] = name.split(" ");
    const search = new URLSearchParams(query).toString();
    const answer = await send(`${origin}${path}${search && `?${search}`}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

async function overHttp(): Promise<OpenWire> {
  const { model, accountUrl, close } = await createSandbox({
    port: 0,
    quiet: true,
    distDir: "/nowhere",
    time: () => noon,
  });
  return { model, ask: asker(accountUrl, fetch), close };
}

async function insideAPage(): Promise<OpenWire> {
  const model = createModel({ time: () => noon });
  const ask = asker("https://simulated.invalid", createModelFetch(model));
  return { model, ask, close: () => Promise.resolve() };
}

/** The same tests over HTTP and inside a page; the services are as at the start before each. */
export function onBothWires(tests: (wire: () => Wire) => void): void {
  describe.each([
    ["over HTTP", overHttp],
    ["inside a page", insideAPage],
  ])("%s", (_, open) => {
    let opened: OpenWire | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    beforeEach(() => {
      opened?.model.reset();
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error("the wire is there only while tests run");
      return opened;
    });
  });
}

/** What every stateless call carries. */
export const statelessCall = {
  "x-channel-info": "test",
  "x-call-id": "call-1",
  "x-session-id": "session-1",
  "x-channel-id": "62",
  "x-user-ip": "203.0.113.7",
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const basic = (credentials: string) => ({ authorization: `Basic ${btoa(credentials)}` });

/** How a legacy call tells of its sender. */
export const sender = { channel: "62", requestId: "r1", ipAddress: "203.0.113.7" };
export const describedSender = { ...sender, infoChannel: "test" };

/** The result in an envelope; undefined where there is none. */
export const resultOf = ({ body }: Heard) => (body as { readonly result?: unknown }).result;

/** The code and the sentence of a refusal. */
export function refusalOf({ body }: Heard): { readonly code: string; readonly message: string } {
  const { errors = [] } = body as { readonly errors?: readonly { code: string; message: string }[] };
  return errors[0] ?? { code: "", message: "" };
}
