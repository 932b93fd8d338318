import { findMiniBrowser } from "../../../scripts/install.mjs";

/** WebDriver's reference to an element. */
export type ElementReference = Readonly<Record<"element-6066-11e4-a52e-4f735466cecf", string>>;

export const idOf = (reference: ElementReference) => reference["element-6066-11e4-a52e-4f735466cecf"];

/** A browser session over W3C WebDriver. It runs one command at a time, in the selected tab. */
export interface Session {
  /** Selects the tab and runs the commands without interruption by other commands. */
  together<Result>(tab: Tab, commands: () => Promise<Result>): Promise<Result>;
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body?: object): Promise<Value>;
  end(): Promise<void>;
}

/** A tab, and whether the page under test is in an iframe of this tab. */
export interface Tab {
  readonly handle: string;
  readonly isFramed?: boolean;
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a new browser. Its cookies, storage and cache are separate and only in memory. */
export async function startSession(driver: string, userAgent?: string): Promise<Session> {
  const options = {
    binary: findMiniBrowser(),
    args: ["--automation", ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
  };
  const capabilities = {
    alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
  };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", { capabilities });
  const url = `${driver}/session/${sessionId}`;
  const get = <Value>(path: string) => send<Value>(`${url}/${path}`, "GET");
  const post = <Value>(path: string, body: object = {}) => send<Value>(`${url}/${path}`, "POST", body);
  let last: Promise<unknown> = Promise.resolve();
  let chosen = "";

  async function choose({ handle, isFramed }: Tab): Promise<void> {
    const wanted = `${handle} ${isFramed}`;
    if (chosen === wanted) return;
    await post("window", { handle });
    if (isFramed) await post("frame", { id: 0 });
    chosen = wanted;
  }

  return {
    together(tab, commands) {
      const result = last.then(async () => {
        await choose(tab);
        return commands();
      });
      last = result.catch(() => undefined);
      return result;
    },
    get,
    post,
    end: () => send(url, "DELETE"),
  };
}
