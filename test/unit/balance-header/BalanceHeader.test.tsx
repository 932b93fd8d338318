import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BalanceHeader } from "../../../widgets/balance-header/BalanceHeader";
import { balanceHeader } from "../../../widgets/balance-header/definition";
import { createChannels } from "../account/channels";
import {
  credentials,
  granted,
  type HarnessOptions,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
} from "../account/harness";
import { renderWithAccount } from "../account/renderWithAccount";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const balance = (amount: number) => () => granted({ balance: amount });

const render = (options: HarnessOptions = {}, attributes = {}, rest = {}) =>
  renderWithAccount(balanceHeader, BalanceHeader, options, attributes, rest);
const renderLoggedIn = (responder = balance(1234.5)) =>
  render({
    jar: loggedInJar(),
    responders: { [paths.balance]: responder, [paths.login]: () => granted(loginAnswer) },
  });

const text = (element: HTMLElement, part: string) => element.querySelector(`[part=${part}]`)?.textContent;
const spoken = (element: HTMLElement) => element.querySelector("[role=status]")?.textContent;

describe("the balance header of a visitor", () => {
  it("offers a login button that opens the modal", async () => {
    const { widget, harness } = await render();
    expect(widget.states.at(-1)).toBe("logged-out");
    fireEvent.click(widget.getByRole("button", { name: "Accedi" }));
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "user" });
    expect(harness.sent).toEqual([]);
  });

  it("links to the account page if the author gives its URL", async () => {
    const { widget } = await render({}, { "data-account-url": "/conto" });
    expect(widget.getByRole("link", { name: "Il tuo conto" }).getAttribute("href")).toMatch(/\/conto$/);
    const hostile = await render({}, { "data-account-url": "javascript:alert(1)" });
    expect(hostile.widget.container.querySelector("a")).toBeNull();
  });
});

describe("the balance header of a player", () => {
  it("shows the greeting and a skeleton, then the amount in Italian format", async () => {
    const { widget } = await renderLoggedIn();
    expect(widget.states.at(-1)).toBe("loading");
    expect(text(widget.element, "label")).toBe("Ciao, Giulia");
    expect(widget.element.querySelector("[part=skeleton]")).not.toBeNull();
    await pass();
    expect(widget.states.at(-1)).toBe("ready");
    expect(text(widget.element, "text")).toBe("1.234,50\u00a0€");
    expect(text(widget.element, "meta")).toBe("Saldo");
  });

  it("does not announce automatic changes", async () => {
    const { widget, harness } = await renderLoggedIn();
    await pass();
    expect(spoken(widget.element)).toBe("");
    harness.responders[paths.balance] = balance(3);
    await act(() => harness.account.balance.read());
    await pass();
    expect(text(widget.element, "text")).toBe("3,00\u00a0€");
    expect(spoken(widget.element)).toBe("");
  });

  it("shares one call and one logout with nine other headers", async () => {
    const { harness, widget, renderAnother } = await renderLoggedIn();
    const headers = [widget, ...Array.from({ length: 9 }, () => renderAnother())];
    const states = () => headers.map((header) => header.states.at(-1));
    await pass();
    expect(harness.sentTo(paths.balance)).toHaveLength(1);
    expect(harness.sentTo(paths.ip)).toHaveLength(1);
    expect(states()).toEqual(headers.map(() => "ready"));
    fireEvent.click(within(headers[3]?.element as HTMLElement).getByRole("button", { name: "Esci" }));
    expect(states()).toEqual(headers.map(() => "logged-out"));
  });

  it("shows the last amount with its time during retries (H3)", async () => {
    const { widget, harness } = await renderLoggedIn();
    await pass();
    harness.responders[paths.balance] = () => refused(503);
    harness.account.balance.read().catch(() => undefined);
    await pass(100);
    expect(widget.states.at(-1)).toBe("stale");
    expect(text(widget.element, "meta")).toMatch(/^Saldo delle \d\d:\d\d$/);
    expect(text(widget.element, "text")).toBe("1.234,50\u00a0€");
  });

  it("follows the error catalogue if the call has failed, and never shows a zero (H2)", async () => {
    const { widget, harness } = await renderLoggedIn(() => refused(500));
    await pass();
    expect(widget.states.at(-1)).toBe("logged-out");
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "balance" });
    expect(widget.element.textContent).not.toContain("0,00");
  });

  it("shows that the device is offline, and shows the amount when the device is online again", async () => {
    const { widget, harness } = await render(
      { jar: loggedInJar(), responders: { [paths.balance]: balance(5) } },
      {},
      { isOffline: true },
    );
    expect(widget.states.at(-1)).toBe("offline");
    expect(text(widget.element, "error")).toBe("Sei offline.");
    act(() => {
      harness.setOffline(false);
    });
    await pass();
    expect(text(widget.element, "text")).toBe("5,00\u00a0€");
  });

  it("offers a retry after a failed call that does not end the session", async () => {
    const { widget, harness } = await render({
      jar: loggedInJar(),
      configuration: { account: { mode: "stateless" } },
      responders: { "/s/balance": balance(7) },
    });
    await pass();
    expect(widget.states.at(-1)).toBe("error");
    expect(text(widget.element, "error")).toContain("Saldo non disponibile");
    act(() => {
      harness.config.configure({ account: { paths: { statelessBalance: "/s/balance" } } });
    });
    fireEvent.click(widget.getByRole("button", { name: /^Riprova: / }));
    await pass();
    expect(text(widget.element, "text")).toBe("7,00\u00a0€");
    expect(spoken(widget.element)).toBe("Saldo: 7,00\u00a0€");
  });
});

describe("an announcement of the balance header", () => {
  /** Simulates a change of the player in another tab. */
  function simulateLogin(openChannel: ReturnType<typeof createChannels>["openChannel"]) {
    act(() => {
      openChannel().postMessage({ change: "login" });
    });
  }

  it("is removed after a logout, even if the next player has the same name", async () => {
    const { openChannel } = createChannels();
    const jar = loggedInJar();
    const responders = { [paths.balance]: balance(1) };
    const { widget } = await render({ jar, environment: { openChannel }, responders });
    await pass();
    fireEvent.click(widget.getByRole("button", { name: "Esci" }));
    expect(spoken(widget.element)).toBe("Hai lasciato il conto.");
    loggedInJar(jar);
    simulateLogin(openChannel);
    await pass();
    expect(text(widget.element, "label")).toBe("Ciao, Giulia");
    expect(spoken(widget.element)).toBe("");
  });

  it("is removed when another tab logs in a player, without a logout in this tab", async () => {
    const { openChannel } = createChannels();
    const { harness, widget } = await render({
      environment: { openChannel },
      responders: { [paths.login]: () => granted(loginAnswer), [paths.balance]: balance(9.99) },
    });
    fireEvent.click(widget.getByRole("button", { name: "Accedi" }));
    await act(() => harness.account.session.login(credentials, noBotCheck));
    await pass(50);
    expect(spoken(widget.element)).toBe("Saldo: 9,99\u00a0€");
    loggedInJar(harness.jar);
    simulateLogin(openChannel);
    await pass();
    expect(text(widget.element, "label")).toBe("Ciao, Giulia");
    expect(spoken(widget.element)).toBe("");
  });
});

describe("the balance header after an action of the player", () => {
  it("announces the logout and focuses the login button", async () => {
    const { widget, harness } = await renderLoggedIn();
    await pass();
    fireEvent.click(widget.getByRole("button", { name: "Esci" }));
    expect(harness.account.session.current().status).toBe("logged-out");
    expect(widget.element.textContent).not.toContain("Giulia");
    expect(spoken(widget.element)).toBe("Hai lasciato il conto.");
    expect(document.activeElement).toBe(widget.getByRole("button", { name: "Accedi" }));
  });

  it("focuses the greeting after a login and announces the amount", async () => {
    const { widget, harness } = await render({
      responders: { [paths.login]: () => granted(loginAnswer), [paths.balance]: balance(9.99) },
    });
    fireEvent.click(widget.getByRole("button", { name: "Accedi" }));
    await act(() => harness.account.session.login(credentials, noBotCheck));
    await pass(50);
    expect(spoken(widget.element)).toBe("Saldo: 9,99\u00a0€");
    expect(document.activeElement?.textContent).toBe("Ciao, Giulia");
  });
});
