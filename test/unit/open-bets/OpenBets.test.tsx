import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openBets } from "../../../widgets/open-bets/definition";
import { OpenBets } from "../../../widgets/open-bets/OpenBets";
import {
  credentials,
  granted,
  loggedInJar,
  loginAnswer,
  noBotCheck,
  paths,
  refused,
} from "../account/harness";
import { memoryJar } from "../account/jar";
import { renderWithAccount } from "../account/renderWithAccount";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00+01:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const betsPath = "/bets";
const leg = { event: "Inter – Torino", market: "Esito finale 1X2", selection: "1", odds: 1.8 };
const bet = (change: object = {}) => ({
  id: "S-1",
  placedAt: "2026-11-21T09:00:00Z",
  stake: 5,
  potentialReturn: 1234.5,
  status: "open",
  legs: [leg],
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => bet({ id: `S-${index}` }));

async function open(
  bets: readonly unknown[],
  attributes: Readonly<Record<string, string>> = {},
  options = {},
) {
  const rendered = await renderWithAccount(
    openBets,
    OpenBets,
    {
      jar: loggedInJar(),
      responders: { [betsPath]: () => granted({ bets }), [paths.login]: () => granted(loginAnswer) },
      configuration: { account: { retryDelayMs: 0, paths: { openBets: betsPath } } },
      ...options,
    },
    attributes,
  );
  await pass();
  return rendered;
}

const words = (article: Element | undefined) =>
  [...(article?.querySelectorAll("h3, p, dt, dd") ?? [])].map((piece) => piece.textContent);

describe("the open bets widget", () => {
  it("shows the selection, stake and date of a bet", async () => {
    const { widget } = await open([bet()]);
    expect(widget.states.at(-1)).toBe("ready");
    expect(words(widget.getByRole("article", { name: /^Singola / }))).toEqual([
      "Singola",
      "In corso",
      "Inter – Torino",
      "Esito finale 1X2: 1",
      "Quota 1,80",
      "Puntata",
      "5,00\u00a0€",
      "Vincita potenziale",
      "1.234,50\u00a0€",
      "Giocata il",
      "21 novembre 2026, ore 10:00",
    ]);
  });

  it("shows a bet with several legs as a multiple, and an unknown status as received", async () => {
    const { widget } = await open([bet({ legs: [leg, leg, leg], status: "IN_REVISIONE" })]);
    const article = widget.getByRole("article", { name: "Multipla, 3 eventi" });
    expect(article.querySelectorAll("li")).toHaveLength(3);
    expect(words(article)[1]).toBe("IN_REVISIONE");
  });

  it("leaves out missing values instead of showing zero", async () => {
    const { widget } = await open([
      { id: "S-9", legs: [{ event: "Inter – Torino", selection: "1" }] },
      { id: "S-10" },
    ]);
    expect(widget.getAllByRole("article").map(words)).toEqual([
      ["Singola", "Inter – Torino", "1"],
      ["Scommessa"],
    ]);
  });

  it("drops a malformed bet or leg and keeps the others", async () => {
    const { widget } = await open([
      null,
      bet({ id: "" }),
      7,
      bet({ legs: ["?", leg] }),
      "x",
      bet({ id: "S-2" }),
    ]);
    expect(widget.getAllByRole("article", { name: /^Singola/ })).toHaveLength(2);
  });

  it("is English on an English page", async () => {
    const { widget } = await open(
      [bet({ legs: [leg, leg] })],
      {},
      {
        configuration: { language: "en", account: { paths: { openBets: betsPath } } },
      },
    );
    expect(words(widget.getByRole("article"))).toEqual([
      "Multiple, 2 events",
      "Open",
      "Inter – Torino",
      "Esito finale 1X2: 1",
      "Odds 1.80",
      "Inter – Torino",
      "Esito finale 1X2: 1",
      "Odds 1.80",
      "Stake",
      "€5.00",
      "Potential return",
      "€1,234.50",
      "Placed on",
      "21 November 2026, 10:00",
    ]);
  });
});

describe("the list of open bets", () => {
  it("shows first the author's number of bets, after a click all bets, and keeps the focus on the button", async () => {
    const { widget } = await open(many(5), { "data-limit": "2" });
    const shown = () => widget.getAllByRole("article").length;
    expect(shown()).toBe(2);
    const button = widget.getByRole("button", { name: "Mostra tutte (5)" });
    button.focus();
    fireEvent.click(button);
    expect(shown()).toBe(5);
    expect(document.activeElement?.textContent).toBe("Mostra meno");
    fireEvent.click(button);
    expect(shown()).toBe(2);
    expect(document.activeElement).toBe(button);
  });

  it("has no button if all bets are visible", async () => {
    const { widget } = await open(many(3), { "data-limit": "nessuna" });
    expect(widget.getAllByRole("article")).toHaveLength(3);
    expect(widget.queryByRole("button")).toBeNull();
    expect(widget.lines.join()).toMatch(/data-limit="nessuna".*a whole number from 1 to 100/);
  });
});

describe("the open bets widget without a current list", () => {
  it("shows one sentence if there are no bets", async () => {
    const { widget } = await open([]);
    expect(widget.states.at(-1)).toBe("empty");
    expect(widget.getByRole("status").textContent).toBe("Non hai scommesse aperte.");
  });

  it("shows that there are no bets, and the time of the data, if an empty list is stale", async () => {
    const { widget, harness } = await open([]);
    act(() => {
      harness.setOffline(true);
    });
    expect(widget.states.at(-1)).toBe("stale");
    expect(widget.getByText("Dati delle 12:00.")).toBeDefined();
    expect(widget.getByText("Non hai scommesse aperte.")).toBeDefined();
  });

  it("shows what failed, and retries when the player clicks the button", async () => {
    const { widget, harness } = await open([], {}, { responders: { [betsPath]: () => refused(500) } });
    await pass(10);
    expect(widget.states.at(-1)).toBe("error");
    expect(widget.getByText("Non siamo riusciti a caricare le tue scommesse aperte.")).toBeDefined();
    harness.responders[betsPath] = () => granted({ bets: [bet()] });
    fireEvent.click(widget.getByRole("button", { name: /^Riprova: / }));
    await pass(10);
    expect(widget.getAllByRole("article")).toHaveLength(1);
  });

  it("asks the visitor to log in, and gets the focus after the login", async () => {
    const { widget, harness } = await open([bet()], {}, { jar: memoryJar() });
    expect(widget.states.at(-1)).toBe("logged-out");
    const login = widget.getByRole("button", { name: "Accedi" });
    login.focus();
    fireEvent.click(login);
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "user" });
    await act(() => harness.account.session.login(credentials, noBotCheck));
    await pass(50);
    expect(widget.getAllByRole("article")).toHaveLength(1);
    expect(document.activeElement).toBe(widget.getByRole("group", { name: "Scommesse aperte" }));
  });

  it("removes the bets on logout (S33), and shows the short list again", async () => {
    const { widget, harness } = await open(many(5), { "data-limit": "1" });
    fireEvent.click(widget.getByRole("button", { name: "Mostra tutte (5)" }));
    act(() => {
      harness.account.session.logout();
    });
    expect(widget.states.at(-1)).toBe("logged-out");
    expect(widget.element.textContent).not.toContain("Inter");
    await act(() => harness.account.session.login(credentials, noBotCheck));
    await pass(50);
    expect(widget.getAllByRole("article")).toHaveLength(1);
  });
});
