import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { translator } from "../../../src/i18n/texts";
import { responsibleGaming } from "../../../widgets/responsible-gaming/definition";
import { formatDuration } from "../../../widgets/responsible-gaming/duration";
import { ResponsibleGaming } from "../../../widgets/responsible-gaming/ResponsibleGaming";
import { responsibleGamingTexts } from "../../../widgets/responsible-gaming/texts";
import { granted, type HarnessOptions, loggedInJar, refused, type Responder } from "../account/harness";
import { memoryJar } from "../account/jar";
import { renderWithAccount } from "../account/renderWithAccount";
import type { RenderedWidget } from "../support/renderWidget";

const noon = Date.parse("2026-11-21T12:00:00+01:00");
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 1) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Advances both the server's clock and the fake timers. */
const passBoth = async (widget: RenderedWidget, milliseconds: number) => {
  widget.setTime(new Date(Date.now() + milliseconds).toISOString());
  await pass(milliseconds);
};

const paths = { selfExclusion: "getSelfExclusionBillCode", pauses: "getSummaryGameBreak" };
const notExcluded = () => granted({ active: false });
const pausesOf =
  (...breaks: object[]): Responder =>
  () =>
    granted({ breaks });

/** Cookies of a player who logged in a number of minutes ago. */
function jarSince(minutes: number | undefined) {
  const jar = loggedInJar();
  if (minutes === undefined) return jar;
  const info = JSON.stringify({ name: "Giulia", siteNicknames: [], loginAt: noon - minutes * minute });
  const cookies = { JWT: "eyJtoken.one", login: "true", userInfo: encodeURIComponent(info) };
  // Simulates that another part of the site extends this login, so that the login outlasts the test.
  for (const [name, value] of Object.entries(cookies)) jar.write(`${name}=${value}; Path=/; Max-Age=86400`);
  return jar;
}

interface Situation extends HarnessOptions {
  readonly selfExclusion?: Responder;
  readonly pauses?: Responder;
  readonly minutes?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly isOffline?: boolean;
}

async function open(situation: Situation = {}) {
  const {
    selfExclusion = notExcluded,
    pauses = pausesOf(),
    minutes,
    attributes,
    isOffline,
    ...rest
  } = situation;
  const rendered = await renderWithAccount(
    responsibleGaming,
    ResponsibleGaming,
    {
      jar: jarSince(minutes),
      responders: { [paths.selfExclusion]: selfExclusion, [paths.pauses]: pauses },
      configuration: { account: { retryDelayMs: 0 } },
      ...rest,
    },
    attributes,
    { isOffline: isOffline ?? false },
  );
  await pass();
  return rendered;
}

const items = (element: HTMLElement) =>
  [...element.querySelectorAll("li")].map((item) =>
    [...item.querySelectorAll("h3, dt, dd")].map((piece) => piece.textContent),
  );

/** Label and figures of a time, in one line. */
const visibleTime = (element: HTMLElement, box: string) =>
  element.querySelector(`${box} [part=meta]`)?.textContent.replace(/\s+/g, " ").trim();

/** Line that opens the details of all limits. */
const firstLine = (element: HTMLElement) =>
  element.querySelector("summary")?.textContent.replace(/\s+/g, " ").trim();

describe("the limits in force", () => {
  it("are replaced by a neutral sentence if there are none", async () => {
    const { widget } = await open();
    expect(widget.states.at(-1)).toBe("ready");
    expect(
      widget.getByText("Sul tuo conto non sono in vigore autoesclusioni né pause di gioco."),
    ).toBeDefined();
    expect(items(widget.element)).toEqual([]);
  });

  it("include the start, end and code of a self-exclusion, in the site's time zone", async () => {
    const { widget } = await open({
      selfExclusion: () =>
        granted({
          active: true,
          from: "2026-11-11T11:00:00Z",
          until: "2027-05-10T10:00:00Z",
          billCode: "AE-1",
        }),
    });
    expect(items(widget.element)).toEqual([
      [
        "Autoesclusione",
        "Inizio",
        "11 novembre 2026, ore 12:00",
        "Fine",
        "10 maggio 2027, ore 12:00",
        "Codice",
        "AE-1",
      ],
    ]);
  });

  it("include a self-exclusion without an end, a start or a code", async () => {
    const { widget } = await open({ selfExclusion: () => granted({ active: true, until: null }) });
    expect(items(widget.element)).toEqual([["Autoesclusione", "Fine", "Senza scadenza"]]);
  });

  it("include each pause with its scope, and whether it is permanent", async () => {
    const { widget } = await open({
      pauses: pausesOf(
        { scope: "Slot", until: "2026-11-24T11:00:00Z" },
        { permanent: true },
        { scope: "Poker", until: null },
        { scope: "Bingo", until: "2026-11-20T11:00:00Z" },
      ),
    });
    expect(items(widget.element)).toEqual([
      ["Pausa di gioco", "Vale per", "Slot", "Fine", "24 novembre 2026, ore 12:00"],
      ["Pausa di gioco", "Vale per", "Tutti i giochi", "Fine", "Nessuna: la pausa è permanente"],
      ["Pausa di gioco", "Vale per", "Poker", "Fine", "Senza scadenza"],
    ]);
    expect(firstLine(widget.element)).toMatch(/^Pausa di gioco e altre 2 limitazioni /);
  });

  it("are in English on an English page", async () => {
    const { widget } = await open({
      minutes: 61,
      pauses: pausesOf({ until: "2026-11-24T11:00:00Z" }),
      configuration: { language: "en" },
    });
    expect(items(widget.element)).toEqual([
      ["Game pause", "Applies to", "All games", "End", "24 November 2026, 12:00"],
    ]);
    expect(visibleTime(widget.element, ".session")).toBe("Logged in for 1 hour 1 minute");
  });
});

describe("the responsible gaming panel", () => {
  it("shows a visitor the help links and the login, without a call", async () => {
    const { widget, harness } = await open({ jar: memoryJar() });
    expect(widget.states.at(-1)).toBe("logged-out");
    expect(widget.getByText(/^Dopo l’accesso trovi qui/)).toBeDefined();
    expect(harness.sent).toEqual([]);
    fireEvent.click(widget.getByRole("button", { name: "Accedi" }));
    expect(harness.account.session.$loginRequest.get()).toEqual({ reason: "user" });
  });

  it("shows an error if one call fails and the other returns no limits, and retries on request", async () => {
    const { widget, harness } = await open({ pauses: () => refused(500) });
    await pass(10);
    expect(widget.states.at(-1)).toBe("error");
    expect(widget.getByText("Non siamo riusciti a caricare le limitazioni del tuo conto.")).toBeDefined();
    harness.responders[paths.pauses] = pausesOf();
    const retry = widget.getByRole("button", { name: /^Riprova: / });
    retry.focus();
    fireEvent.click(retry);
    await pass(10);
    expect(widget.states.at(-1)).toBe("ready");
    expect(document.activeElement).toBe(widget.getByRole("group", { name: "Gioco responsabile" }));
  });

  it("shows a known pause even if the self-exclusion is unknown", async () => {
    const { widget, harness } = await open({
      selfExclusion: () => refused(500),
      pauses: pausesOf({ scope: "Slot", until: null }),
    });
    const missing = "Non siamo riusciti a verificare se è in vigore un’autoesclusione.";
    const retry = async () => {
      const before = widget.getByText(missing);
      fireEvent.click(widget.getByRole("button", { name: /^Riprova: / }));
      expect(before.textContent).toBe("");
      await pass(10);
    };
    await pass(10);
    expect(widget.states.at(-1)).toBe("ready");
    expect(widget.getByText("Slot")).toBeDefined();
    await retry();
    expect(widget.getByRole("status").textContent).toBe(missing);
    harness.responders[paths.selfExclusion] = notExcluded;
    await retry();
    expect(widget.queryByText(missing)).toBeNull();
    expect(widget.queryByRole("button", { name: /^Riprova: / })).toBeNull();
    expect(widget.getByText("Slot")).toBeDefined();
    expect(document.activeElement).toBe(widget.getByRole("group", { name: "Gioco responsabile" }));
  });

  it("shows a self-exclusion even if the pauses are unknown", async () => {
    const { widget } = await open({
      selfExclusion: () => granted({ active: true, billCode: "AE-1" }),
      pauses: () => refused(500),
    });
    await pass(10);
    expect(
      widget.getByText("Non siamo riusciti a verificare se sono in vigore pause di gioco."),
    ).toBeDefined();
    expect(widget.getByText("AE-1")).toBeDefined();
  });

  it("keeps the last response, with its time, if the network is lost", async () => {
    const { widget, harness } = await open({ pauses: pausesOf({ scope: "Slot", until: null }) });
    act(() => {
      harness.setOffline(true);
    });
    expect(widget.states.at(-1)).toBe("stale");
    expect(widget.getByText("Dati delle 12:00.")).toBeDefined();
    expect(widget.getByText("Slot")).toBeDefined();
  });

  it("has the state `offline` if the network is lost before the first response", async () => {
    const { widget, harness } = await open({ isOffline: true });
    expect(widget.states.at(-1)).toBe("offline");
    act(() => {
      harness.setOffline(false);
    });
    await pass();
    expect(widget.states.at(-1)).toBe("ready");
  });

  it("removes all data of the player on logout (S33)", async () => {
    const { widget, harness } = await open({ minutes: 5, pauses: pausesOf({ scope: "Slot", until: null }) });
    act(() => {
      harness.account.session.logout();
    });
    expect(widget.states.at(-1)).toBe("logged-out");
    expect(widget.element.textContent).not.toMatch(/Slot|Sessione aperta/);
  });
});

describe("the remaining time of a limit", () => {
  const shown = (element: HTMLElement) => visibleTime(element, "summary");
  const announcement = (element: HTMLElement) => element.querySelector(".limits [role=status]")?.textContent;
  const endingIn = (minutes: number) =>
    open({ minutes: 5, pauses: pausesOf({ until: new Date(noon + minutes * minute).toISOString() }) });

  it("has days, hours and minutes, and changes at each full minute", async () => {
    const { widget } = await endingIn(2 * 1440 + 61.5);
    expect(shown(widget.element)).toBe("Tempo rimanente 2 giorni 1 ora 2 minuti");
    await passBoth(widget, minute / 2);
    expect(shown(widget.element)).toBe("Tempo rimanente 2 giorni 1 ora 1 minuto");
    await passBoth(widget, minute);
    expect(shown(widget.element)).toBe("Tempo rimanente 2 giorni 1 ora");
  });

  it("is announced only at each full day and, in the last 24 hours, at each full hour", async () => {
    const { widget } = await endingIn(1440 + 2);
    await passBoth(widget, minute);
    expect(announcement(widget.element)).toBe("");
    await passBoth(widget, minute);
    expect(announcement(widget.element)).toBe("Dura ancora 1 giorno.");
    await passBoth(widget, 59 * minute);
    expect(announcement(widget.element)).toBe("Dura ancora 1 giorno.");
    await passBoth(widget, minute);
    expect(announcement(widget.element)).toBe("Dura ancora 23 ore.");
  });

  it.each([
    ["without an end", pausesOf({ until: null })],
    ["with a permanent limit", pausesOf({ permanent: true })],
  ])("is left out %s", async (_, pauses) => {
    const { widget } = await open({ pauses });
    expect(shown(widget.element)).toBe("Senza scadenza");
    expect(announcement(widget.element)).toBeUndefined();
  });
});

describe("the session length", () => {
  const shown = (element: HTMLElement) => visibleTime(element, ".session");
  const announcement = (element: HTMLElement) => element.querySelector(".session [role=status]")?.textContent;

  it("changes each minute", async () => {
    const { widget } = await open({ minutes: 71.5 });
    expect(shown(widget.element)).toBe("Sessione aperta da 1 ora 11 minuti");
    await passBoth(widget, minute / 2);
    expect(shown(widget.element)).toBe("Sessione aperta da 1 ora 12 minuti");
    await passBoth(widget, minute - 1000);
    expect(shown(widget.element)).toBe("Sessione aperta da 1 ora 12 minuti");
    await passBoth(widget, 1000);
    expect(shown(widget.element)).toBe("Sessione aperta da 1 ora 13 minuti");
  });

  it("is announced only at each full hour", async () => {
    const { widget } = await open({ minutes: 71 });
    expect(announcement(widget.element)).toBe("");
    await passBoth(widget, 48 * minute);
    expect(announcement(widget.element)).toBe("");
    await passBoth(widget, minute);
    expect(announcement(widget.element)).toBe("Sessione aperta da 2 ore.");
    await passBoth(widget, 59 * minute);
    expect(announcement(widget.element)).toBe("Sessione aperta da 2 ore.");
    await passBoth(widget, minute);
    expect(announcement(widget.element)).toBe("Sessione aperta da 3 ore.");
  });

  it("is left out if it is unknown or the author disables it", async () => {
    const unknown = await open();
    expect(unknown.widget.element.textContent).not.toContain("Sessione aperta");
    const unwanted = await open({ minutes: 5, attributes: { "data-session-length": "false" } });
    expect(unwanted.widget.element.textContent).not.toContain("Sessione aperta");
    unwanted.widget.setAttribute("data-session-length", null);
    expect(shown(unwanted.widget.element)).toBe("Sessione aperta da 5 minuti");
  });

  it("leaves no timer after unmounting", async () => {
    // A spy would not work here: between two files, Vitest restores the replaced function, which is a fake
    // timer.
    const fakeSetTimeout = globalThis.setTimeout;
    const set = vi.fn(fakeSetTimeout);
    Object.assign(globalThis, { setTimeout: set });
    try {
      const { widget } = await open({ minutes: 5 });
      expect(set).toHaveBeenCalledWith(expect.any(Function), minute);
      set.mockClear();
      widget.unmount();
      await pass(5 * minute);
      expect(set).not.toHaveBeenCalledWith(expect.any(Function), minute);
    } finally {
      globalThis.setTimeout = fakeSetTimeout;
    }
  });

  it.each([
    [0, "meno di un minuto"],
    [1, "1 minuto"],
    [59, "59 minuti"],
    [60, "1 ora"],
    [61, "1 ora e 1 minuto"],
    [152, "2 ore e 32 minuti"],
    [1441, "1 giorno e 1 minuto"],
    [3003, "2 giorni, 2 ore e 3 minuti"],
  ])("is shown, for %d minutes, as “%s”", (minutes, words) => {
    expect(formatDuration(minutes, translator(responsibleGamingTexts, "it"))).toBe(words);
  });
});

describe("the responsible gaming panel with an author's content", () => {
  it("has the author's heading, or the default one", async () => {
    const { widget } = await open({ attributes: { "data-heading": "Prova" } });
    expect(widget.getByRole("heading", { level: 2 }).textContent).toBe("Prova");
    widget.setAttribute("data-heading", null);
    expect(widget.getByRole("heading", { level: 2 }).textContent).toBe("Gioco responsabile");
  });

  it("warns about each empty slot", async () => {
    const { widget } = await open();
    const warnings = widget.lines.join("\n");
    expect(warnings).toContain('<vetrina-responsible-gaming> has nothing in its slot "links"');
    expect(warnings).toContain('<vetrina-responsible-gaming> has nothing in its slot "legal"');
  });
});
