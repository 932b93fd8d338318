import type { Locator, Page } from "playwright-core";
import { liveCasinoCardElement, liveCasinoLobbyElement } from "../../../sandbox/server/site/widgets";
import type { Bench, CaseGroup, Sample } from "../bench";
import { longestPress, watchPresses } from "../page-records";
import { openAsPlayer, openAsVisitor } from "../panels-page";
import { throttle } from "../visit";

const hubPath = "/test/hub-presses";
const lobbyPath = "/test/lobby-presses";

/** The demo's lobby with all its tables, on a page without elements that wait for a press. */
function lobbyMarkup({ sandbox }: Bench): string {
  const cards = sandbox.model.tables.all().map((table) => liveCasinoCardElement("it", table));
  return liveCasinoLobbyElement("it", cards).markup;
}

/** Milliseconds that a press may take at CPU ×4. */
const limit = 150;

/** A press, and the part that it opens or shows. */
interface Press {
  readonly control: Locator;
  readonly result: Locator;
  /** Steps before the press, which are not measured. */
  prepare?(): Promise<unknown>;
}

type PressesOf = (page: Page) => Readonly<Record<string, Press>>;

/** Presses on the lobby's controls, keyed by metric, in the order in which a visit makes them. */
const pressesInLobby: PressesOf = (page) => {
  const lobby = page.locator("vetrina-live-casino-lobby");
  const button = (name: string) => lobby.getByRole("button", { name, exact: true });
  const list = lobby.getByRole("heading", { level: 2, name: "Blackjack", exact: true });
  const rows = lobby.getByRole("heading", { level: 2, name: /^Baccarat \d+ tavoli$/ });
  return {
    "game ms": { control: button("Blackjack"), result: list },
    "all games ms": { control: button("Tutti i giochi"), result: rows },
    "all of a row ms": {
      control: lobby.getByRole("button", { name: /^Vedi tutti Blackjack/ }),
      result: list,
    },
    "more ms": {
      // The test shows all games, because hardly any game has more tables than the list shows at first.
      prepare: async () => {
        await button("Tutti i giochi").click();
        await lobby.getByRole("combobox").selectOption("open");
        await page.locator('vetrina-live-casino-card[slot="list"]').nth(23).waitFor();
      },
      control: lobby.getByRole("button", { name: /^Mostra/ }),
      result: page.locator('vetrina-live-casino-card[slot="list"]').nth(24),
    },
    "game of many ms": { control: button("Blackjack"), result: list },
  };
};

/** Opening and closing the login, on the demo's page with the most elements. */
const pressesOfLogin: PressesOf = (page) => {
  const dialog = page.getByRole("dialog");
  const open = page.locator("vetrina-balance-header").getByRole("button", { name: "Accedi" });
  return {
    "open login ms": { control: open, result: dialog },
    "close login ms": { control: dialog.getByRole("button", { name: "Chiudi" }), result: open },
  };
};

/** Presses on the hub's controls, keyed by metric, in the order in which a visit makes them. */
const pressesInHub: PressesOf = (page) => {
  const hub = page.locator("vetrina-gamification-hub");
  const bar = hub.getByRole("navigation", { name: "Sezioni" });
  const sheet = hub.getByRole("dialog");
  const competitions = hub.locator("vetrina-competitions");
  const awards = hub.locator("vetrina-awards");
  return {
    "section ms": {
      control: bar.getByRole("button", { name: "Sfide" }),
      result: hub.getByRole("navigation", { name: "Sfide" }),
    },
    "chip ms": {
      control: hub.getByRole("navigation", { name: "Sfide" }).getByRole("button", { name: "Tornei" }),
      result: competitions.getByRole("button", { name: /^Partecipa/ }),
    },
    "open card ms": {
      control: competitions.getByRole("button", { name: "Coppa dei tavoli", exact: true }),
      result: competitions.getByRole("dialog"),
    },
    "close card ms": {
      control: competitions.getByRole("dialog").getByRole("button", { name: "Chiudi i dettagli" }),
      result: competitions.getByRole("button", { name: /^Partecipa/ }),
    },
    "join ms": {
      control: competitions.getByRole("button", { name: /^Partecipa/ }).first(),
      result: competitions.getByRole("button", { name: /^Lascia.*Coppa dei tavoli/ }),
    },
    "leave ms": {
      control: competitions.getByRole("button", { name: /^Lascia.*Coppa dei tavoli/ }),
      result: competitions.getByRole("button", { name: /^Annulla/ }),
    },
    "open sheet ms": { control: bar.getByRole("button", { name: "Altro" }), result: sheet },
    "choose in sheet ms": {
      control: sheet.getByRole("button", { name: "Premi" }),
      result: awards.getByRole("button", { name: /^Riscuoti/ }).first(),
    },
    "claim ms": {
      control: awards.getByRole("button", { name: /^Riscuoti/ }).first(),
      result: awards.getByRole("button", { name: /Ricevuta/ }).or(awards.getByText(/^Riscosso/)),
    },
  };
};

async function measurePresses(
  bench: Bench,
  path: string,
  pressesOf: PressesOf,
  open = openAsPlayer,
): Promise<Sample> {
  const { page, meter, close } = await open(bench, path);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await throttle(meter.session, { title: "CPU ×4", cpuSlowdown: 4 });
    await watchPresses(page);
    const sample: Record<string, number> = {};
    for (const [metric, { control, result, prepare }] of Object.entries(pressesOf(page))) {
      await prepare?.();
      await control.scrollIntoViewIfNeeded();
      // Cards that the scrolling mounts are not part of the press.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await longestPress(page);
      await control.click();
      await result.first().waitFor();
      // The browser reports a press after the frame that follows it.
      await page.waitForTimeout(1000);
      sample[metric] = await longestPress(page);
    }
    return sample;
  } finally {
    await close();
    bench.sandbox.model.reset();
  }
}

const limitsOf = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${name} ms`, limit]));

/** Presses during a visit to the hub and to the live lobby on a slow phone: at most 150 ms each. */
export const pressCases: CaseGroup = {
  name: "presses",
  prepare(bench) {
    bench.sandbox.page(hubPath, {
      body: '<main><h1>Prova</h1><vetrina-gamification-hub data-competition-id="com-autunno"></vetrina-gamification-hub></main>',
    });
    bench.sandbox.page(lobbyPath, { body: `<main><h1>Prova</h1>${lobbyMarkup(bench)}</main>` });
    const note =
      "Event Timing: from the press to the next frame, with the page's work; the first line is the limit";
    const hubLimits = limitsOf(
      "section",
      "chip",
      "open card",
      "close card",
      "join",
      "leave",
      "open sheet",
      "choose in sheet",
      "claim",
    );
    const lobbyLimits = limitsOf("game", "all games", "all of a row", "more", "game of many");
    const loginLimits = limitsOf("open login", "close login");
    return Promise.resolve([
      {
        title: "The presses of the hub at 390 px, CPU ×4",
        note,
        contenders: [
          { name: "limit", measure: () => Promise.resolve(hubLimits) },
          { name: "hub", measure: () => measurePresses(bench, hubPath, pressesInHub) },
        ],
      },
      {
        title: "The presses of the demo's live lobby at 390 px, CPU ×4",
        note,
        contenders: [
          { name: "limit", measure: () => Promise.resolve(lobbyLimits) },
          { name: "lobby", measure: () => measurePresses(bench, lobbyPath, pressesInLobby) },
        ],
      },
      {
        title: "Opening and closing the login on the demo's lobby page at 390 px, CPU ×4",
        note,
        contenders: [
          { name: "limit", measure: () => Promise.resolve(loginLimits) },
          {
            name: "login",
            measure: () => measurePresses(bench, "/live-casino", pressesOfLogin, openAsVisitor),
          },
        ],
      },
    ]);
  },
};
