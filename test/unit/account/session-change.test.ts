// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionStatus } from "../../../src/account";
import { createChannels } from "./channels";
import { credentials, granted, loggedInJar, loginAnswer, noBotCheck, paths, startAccount } from "./harness";
import { memoryJar } from "./jar";

/** Two tabs of one browser, and the session changes that each of them has announced to its page. */
function twoTabs({ jar = memoryJar(), responders = {} } = {}) {
  const { openChannel } = createChannels();
  const start = () =>
    startAccount({
      jar,
      environment: { openChannel },
      responders: { [paths.login]: () => granted(loginAnswer), ...responders },
    });
  const [first, second] = [start(), start()];
  const changesOf = ({ steps }: typeof first) =>
    steps.flatMap((step) => {
      const detail = step.split("event vetrina:session-change ")[1];
      return detail === undefined ? [] : [JSON.parse(detail) as SessionStatus];
    });
  return { jar, first, second, changes: () => [changesOf(first), changesOf(second)] };
}

const logIn = ({ account }: ReturnType<typeof startAccount>) =>
  account.session.login(credentials, noBotCheck);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("vetrina:session-change", () => {
  it("is sent in both tabs after a login and a logout", async () => {
    const { first, second, changes } = twoTabs();
    await logIn(first);
    second.account.session.logout();
    expect(changes()).toEqual([
      [
        { status: "logged-in", reason: "login" },
        { status: "logged-out", reason: "ended" },
      ],
      [
        { status: "logged-in", reason: "other-tab" },
        { status: "logged-out", reason: "logout" },
      ],
    ]);
  });

  it.each([{ jar: memoryJar() }, { jar: loggedInJar() }])(
    "is not sent when a page loads without ?action=logout, when a login fails or when the state is unchanged",
    async ({ jar }) => {
      const { first, changes } = twoTabs({ jar, responders: { [paths.login]: () => granted({}) } });
      first.account.session.current();
      if (first.account.session.current().status === "logged-out") await logIn(first);
      expect(changes()).toEqual([[], []]);
    },
  );

  it("is sent when the page's URL logs the player out, but not when no player is logged in", () => {
    const announced = (jar: ReturnType<typeof memoryJar>) =>
      startAccount({ jar, url: "https://www.vetrina.test/?action=logout" }).steps.filter((step) =>
        step.includes("vetrina:session-change"),
      );
    const change = JSON.stringify({ status: "logged-out", reason: "logout" });
    expect(announced(loggedInJar())).toEqual([`event vetrina:session-change ${change}`]);
    expect(announced(memoryJar())).toEqual([]);
  });

  it.each([
    ["balance", 500],
    ["expired", 401],
  ])("has the reason %s after a balance call with the status %i", async (reason, status) => {
    const { first, changes } = twoTabs({
      jar: loggedInJar(),
      responders: { [paths.balance]: () => new Response("", { status }) },
    });
    const read = expect(first.account.balance.read()).rejects.toThrow();
    await vi.runAllTimersAsync();
    await read;
    expect(changes()).toEqual([
      [{ status: "logged-out", reason }],
      [{ status: "logged-out", reason: "ended" }],
    ]);
  });

  it("has the reason ended when the cookies have expired", async () => {
    const { jar, changes } = twoTabs({ jar: loggedInJar() });
    jar.write("JWT=; Path=/; Max-Age=0");
    await vi.advanceTimersByTimeAsync(3000);
    expect(changes()).toEqual([
      [{ status: "logged-out", reason: "ended" }],
      [{ status: "logged-out", reason: "ended" }],
    ]);
  });

  it("is sent after the cookies are written, so that a listener can read the new state", async () => {
    const { first } = twoTabs();
    const seen: string[] = [];
    first.account.session.subscribeToStatus(() => seen.push(first.account.session.current().status));
    await logIn(first);
    first.account.session.logout();
    expect(seen).toEqual(["logged-out", "logged-in", "logged-out"]);
  });
});

describe("subscribeToStatus", () => {
  it("calls the listener with the current status, then with each change, until it is removed", async () => {
    const { first, second } = twoTabs();
    const seen: SessionStatus[] = [];
    const unsubscribe = first.account.session.subscribeToStatus((status) => seen.push(status));
    await logIn(second);
    unsubscribe();
    second.account.session.logout();
    expect(seen).toEqual([{ status: "logged-out" }, { status: "logged-in", reason: "other-tab" }]);
  });

  it("logs the error of a listener and calls the other listeners", async () => {
    const { first } = twoTabs();
    const seen: SessionStatus[] = [];
    first.account.session.subscribeToStatus(() => {
      throw new Error("broken");
    });
    first.account.session.subscribeToStatus((status) => seen.push(status));
    await logIn(first);
    expect(seen).toHaveLength(2);
    expect(first.lines.filter((line) => line.includes("a listener of the session failed"))).toHaveLength(2);
  });
});
