// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestLifecycle } from "../support/lifecycle";
import { createChannels } from "./channels";
import {
  answer,
  credentials,
  granted,
  type HarnessOptions,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  silence,
  startAccount,
} from "./harness";
import { memoryJar } from "./jar";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(100);

/** An account whose page can be suspended. Each response contains a different balance. */
function start({ environment, ...options }: HarnessOptions = {}) {
  const page = createTestLifecycle();
  let reads = 0;
  const harness = startAccount({
    jar: loggedInJar(),
    responders: { [paths.balance]: () => granted({ balance: (reads += 10) }) },
    ...options,
    environment: { lifecycle: page.lifecycle, ...environment },
  });
  return { ...harness, ...page };
}

describe("values of a suspended page", () => {
  it("are read again at once with subscriptions, regardless of their age", async () => {
    const { account, suspend, resume, sentTo } = start();
    account.balance.subscribe();
    await settle();
    suspend();
    resume();
    await settle();
    expect(account.balance.$state.get()).toMatchObject({ status: "ready", value: 20 });
    expect(sentTo(paths.balance)).toHaveLength(2);
  });

  it("are not read without subscriptions", async () => {
    const { account, suspend, resume, sentTo } = start();
    await account.balance.read();
    suspend();
    resume();
    await settle();
    expect(sentTo(paths.balance)).toHaveLength(1);
  });

  it("are read for a subscription that begins after the resume", async () => {
    const { account, suspend, resume, sentTo } = start({ responders: { [paths.balance]: silence } });
    // The services read the balance at the start, before a widget has subscribed.
    account.balance.read().catch(() => undefined);
    await settle();
    suspend();
    resume();
    await settle();
    account.balance.subscribe();
    await settle();
    expect(sentTo(paths.balance)).toHaveLength(2);
  });

  it("are read when the resumed page becomes visible", async () => {
    const { account, suspend, resume, hide, comeBack } = start();
    account.balance.subscribe();
    await settle();
    hide();
    suspend();
    resume();
    await settle();
    expect(account.balance.$state.get()).toMatchObject({ value: 10 });
    comeBack();
    await settle();
    expect(account.balance.$state.get()).toMatchObject({ value: 20 });
  });

  it("are read again if their calls were cancelled, without an error report or a logout", async () => {
    const { account, suspend, resume, responders, reports, steps } = start({
      responders: { [paths.balance]: silence },
    });
    account.balance.subscribe();
    await settle();
    suspend();
    await settle();
    responders[paths.balance] = () => granted({ balance: 5 });
    resume();
    expect(account.balance.$state.get().status).toBe("loading");
    await settle();
    expect(account.balance.$state.get()).toMatchObject({ status: "ready", value: 5 });
    expect(reports).toEqual([]);
    expect(steps).toEqual([]);
  });

  it("include the IP address, which is requested again if the suspension cancelled its call", async () => {
    const { account, suspend, resume, responders, reports } = start({ responders: { [paths.ip]: silence } });
    const first = account.ipAddress();
    await settle();
    suspend();
    expect(await first).toBe("");
    responders[paths.ip] = () => answer({ clientIpAddress: "203.0.113.7" });
    resume();
    expect(await account.ipAddress()).toBe("203.0.113.7");
    expect(reports).toEqual([]);
  });
});

describe("the session of a suspended page", () => {
  const statusOf = ({ account }: ReturnType<typeof start>) => account.session.$state.get().status;

  it("ends if another tab has logged out during the suspension", () => {
    const tab = start();
    expect(statusOf(tab)).toBe("logged-in");
    tab.suspend();
    for (const name of ["JWT", "JWT_ar", "login"]) tab.jar.write(`${name}=; Path=/; Max-Age=0`);
    tab.resume();
    expect(statusOf(tab)).toBe("logged-out");
  });

  it("ends if it was only in memory, because it may have missed a logout in another tab", async () => {
    const tab = start({
      jar: memoryJar({ isBlocked: true }),
      responders: { [paths.login]: () => granted(loginAnswer) },
    });
    await tab.account.session.login(credentials, noBotCheck);
    expect(statusOf(tab)).toBe("logged-in");
    tab.suspend();
    tab.resume();
    expect(statusOf(tab)).toBe("logged-out");
  });

  it("closes its channel to other tabs and opens it again after the resume", () => {
    const { openChannel, messages, open } = createChannels();
    const tab = start({ environment: { openChannel } });
    expect(open()).toBe(1);
    tab.suspend();
    expect(open()).toBe(0);
    tab.resume();
    expect(open()).toBe(1);
    tab.account.session.logout();
    expect(messages).toEqual([{ change: "logout" }]);
  });

  it("has no listeners after it is disposed of", () => {
    const tab = start();
    tab.account.dispose();
    expect(tab.subscribers()).toBe(0);
  });
});
