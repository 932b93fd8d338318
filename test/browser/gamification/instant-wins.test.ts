import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { shifts } from "../support/layout";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { describeEach, itEach, slow } from "../support/slow-cases";
import {
  announced,
  awardsOf,
  givePlays,
  letPass,
  losing,
  mainButton,
  motion,
  only,
  openGame,
  plays,
  playsLeft,
  ready,
  recordAnnouncements,
  recordMotion,
  result,
  resultText,
  says,
  scratch,
  stopTime,
  tag,
  tiles,
  wheel,
  willDraw,
  winning,
} from "./instant-wins";

const site = useTestSite();

const looks = [
  ["tiles", tiles, "20 pt · Punti per il livello"],
  ["wheel", wheel, "10 giri sulle slot"],
  ["scratch", scratch, "2 € di bonus"],
] as const;

describeEach(
  looks.filter(([look]) => look === "wheel"),
  looks.filter(([look]) => look !== "wheel"),
)("an instant win as %s", (look, id, prize) => {
  const attributes = `data-look="${look}"`;

  it("is played by presses of a single key, and announces its result once (G7)", async () => {
    willDraw(site, id, winning[id]);
    const { page, consoleMessages } = await openGame(site, id, attributes);
    await recordAnnouncements(page);
    const left = (playsLeft(site, id) ?? 0) - 1;
    await mainButton(page).focus();
    await page.keyboard.press("Enter");
    await says(page, look === "scratch" ? "Scopri" : "(Vai al risultato|Chiudi il risultato)");
    if (look === "scratch") await page.keyboard.press("Enter");
    await says(page, "Chiudi il risultato");
    const rest = left === 1 ? "Resta una giocata." : `Restano ${left} giocate.`;
    expect(await resultText(page)).toBe(`Premio: ${prize}. ${rest}`);
    expect(await announced(page)).toEqual([`Premio: ${prize}. ${rest}`]);
    await letPass(page);
    await page.keyboard.press("Enter");
    await says(page, "Gioca");
    expect(await mainButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(plays(site)).toBe(1);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("shows the platform's result at once when the player skips the reveal (G8)", slow, async () => {
    willDraw(site, id, winning[id]);
    const { page } = await openGame(site, id, attributes);
    await stopTime(page);
    await mainButton(page).click();
    await says(page, "(Vai al risultato|Scopri)");
    expect(await resultText(page)).toBe("");
    await mainButton(page).click();
    await result(page).filter({ hasText: prize }).waitFor();
    expect(awardsOf(site, id).length).toBeGreaterThan(0);
  });

  it("shows its result without a reveal with reduced motion or data-calm (G7)", async () => {
    willDraw(site, id, winning[id]);
    const { page } = await openGame(site, id, attributes, { reducedMotion: "reduce" });
    await recordMotion(page);
    await mainButton(page).click();
    await result(page).filter({ hasText: prize }).waitFor();
    expect(await motion(page)).toEqual([]);
    const { page: calm } = await openPanel(
      site,
      `<section data-calm>${only(id, attributes)}</section>`,
      "giulia",
    );
    await ready(calm);
    await recordMotion(calm);
    willDraw(site, id, winning[id]);
    await mainButton(calm).click();
    await result(calm).filter({ hasText: prize }).waitFor();
    expect(await calm.locator(tag).locator(".outcome[data-worth]").count()).toBe(0);
    expect(await motion(calm)).toEqual([]);
  });

  it("does not celebrate a play without a prize", slow, async () => {
    willDraw(site, id, losing[id]);
    const { page } = await openGame(site, id, attributes, { reducedMotion: "reduce" });
    await mainButton(page).click();
    await result(page).filter({ hasText: "Nessun premio." }).waitFor();
    expect(await page.locator(tag).locator(".outcome[data-worth]").count()).toBe(0);
  });

  it("shows its result again if the player leaves the page during the reveal, until the player closes the result (G7)", async () => {
    willDraw(site, id, winning[id]);
    const { page } = await openGame(site, id, attributes);
    await mainButton(page).click();
    await says(page, "(Vai al risultato|Scopri|Chiudi il risultato)");
    await page.reload();
    await ready(page);
    await says(page, "Chiudi il risultato");
    expect(await resultText(page)).toContain(prize);
    await mainButton(page).click();
    await says(page, "Gioca");
    await page.reload();
    await ready(page);
    await says(page, "Gioca");
    expect(await resultText(page)).toBe("");
    expect(plays(site)).toBe(1);
  });
});

describe("a play", () => {
  it("makes one call for a double press or for a key that is held down", async () => {
    const { page } = await openGame(site, wheel);
    await stopTime(page);
    await mainButton(page).dblclick();
    await says(page, "Vai al risultato");
    expect(plays(site)).toBe(1);
    await page.clock.resume();
    await says(page, "Chiudi il risultato");
    await mainButton(page).focus();
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(plays(site)).toBe(1);
  });

  it(
    "shows that its reply is slow, and is not repeated by another press during that time",
    slow,
    async () => {
      const release = holdBrokerCalls(site, "playInstantWin");
      const { page } = await openGame(site, wheel);
      await stopTime(page);
      await mainButton(page).click();
      await says(page, "Attendi…");
      await page.clock.runFor(3999);
      expect(await resultText(page)).toBe("");
      await page.clock.runFor(1);
      await result(page).filter({ hasText: "La risposta tarda." }).waitFor();
      await mainButton(page).click({ force: true });
      release();
      await says(page, "Vai al risultato");
      expect(plays(site)).toBe(1);
    },
  );

  it(
    "is not repeated while the broker is down, and shows its outcome after the reconnection",
    { ...slow, timeout: 120_000 },
    async () => {
      willDraw(site, wheel, winning[wheel]);
      // The platform executes the play, but the connection is lost before the reply.
      site.sandbox.fault({ match: "/gapi/playInstantWin", drop: true, times: 1 });
      const { page } = await openGame(site, wheel);
      const { faults } = site.sandbox.model.gamification;
      await mainButton(page).click();
      await expect.poll(() => plays(site)).toBe(1);
      faults.apply("stop");
      await result(page).filter({ hasText: "La risposta non è arrivata" }).waitFor();
      // The client tries to reconnect, without success.
      await page.waitForEvent("websocket");
      faults.apply("start");
      await result(page)
        .filter({ hasText: "La risposta è andata persa, ma la giocata risulta fatta." })
        // The next connection attempt may be 16 s away, and the search for the play lasts 15 s more.
        .waitFor({ timeout: 60_000 });
      expect(await resultText(page)).toContain("Premio: 10 giri sulle slot. Restano 2 giocate.");
      await mainButton(page).click();
      await says(page, "Gioca");
      expect(plays(site)).toBe(1);
      expect(playsLeft(site, wheel)).toBe(2);
    },
  );

  it(
    "is read again after failed reads when the client reconnects to the broker",
    { ...slow, timeout: 90_000 },
    async () => {
      willDraw(site, wheel, winning[wheel]);
      site.sandbox.fault({ match: "/gapi/playInstantWin", drop: true, times: 1 });
      const { page } = await openGame(site, wheel);
      await page.clock.install();
      const { faults } = site.sandbox.model.gamification;
      await mainButton(page).click();
      await expect.poll(() => plays(site)).toBe(1);
      faults.apply("stop");
      await result(page).filter({ hasText: "La risposta non è arrivata" }).waitFor();
      await page.clock.fastForward(21_000);
      await result(page).filter({ hasText: "Non sappiamo ancora" }).waitFor();
      faults.apply("start");
      // The next connection attempt is at most 30 s away; one that has begun earlier may fail.
      const nextAttempt = async () => {
        await page.clock.fastForward(31_000);
        return resultText(page);
      };
      await expect
        .poll(nextAttempt, { interval: 3000, timeout: 30_000 })
        .toContain("la giocata risulta fatta. Premio: 10 giri sulle slot.");
      expect(plays(site)).toBe(1);
    },
  );

  it("is found by the next page if the player left the page before the reply", slow, async () => {
    willDraw(site, wheel, winning[wheel]);
    site.sandbox.fault({ match: "/gapi/playInstantWin", drop: true, times: 1 });
    const { page } = await openGame(site, wheel);
    await mainButton(page).click();
    await expect.poll(() => playsLeft(site, wheel)).toBe(2);
    site.sandbox.model.gamification.faults.apply("stop");
    await page.reload();
    site.sandbox.model.gamification.faults.apply("start");
    await result(page).filter({ hasText: "la giocata risulta fatta. Premio: 10 giri sulle slot." }).waitFor();
    expect(plays(site)).toBe(1);
  });

  it("shows a refusal of the platform, and can be repeated", async () => {
    site.sandbox.fault({ match: "/gapi/playInstantWin", status: 400, times: 1 });
    const { page } = await openGame(site, wheel);
    await mainButton(page).click();
    await result(page).filter({ hasText: "La piattaforma non ha accettato la giocata." }).waitFor();
    await says(page, "Gioca");
    expect(await page.evaluate(() => localStorage.getItem("vetrina-instant-wins"))).toContain('"plays":[]');
  });

  it("makes a second tab of the player wait and then show the result", async () => {
    const release = holdBrokerCalls(site, "playInstantWin");
    willDraw(site, wheel, losing[wheel]);
    const { page } = await openGame(site, wheel);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await ready(other);
    await mainButton(page).click();
    await says(page, "Attendi…");
    await says(other, "Attendi…");
    release();
    await result(other).filter({ hasText: "Nessun premio." }).waitFor();
    expect(plays(site)).toBe(1);
    await mainButton(other).click();
    await says(other, "Gioca");
    await says(page, "Gioca");
  });
});

describe("a play that the browser stores (S35)", () => {
  it("does not contain the player's name, and is not shown to other players", slow, async () => {
    willDraw(site, wheel, winning[wheel]);
    const { page } = await openGame(site, wheel);
    await stopTime(page);
    await mainButton(page).click();
    await says(page, "Vai al risultato");
    const kept = (await page.evaluate(() => localStorage.getItem("vetrina-instant-wins"))) ?? "";
    expect(kept).toContain("play-iw-ruota-0");
    expect(kept).not.toMatch(/giulia/i);
    // Removes the game pause of the second player, so that this player may play in the same browser.
    site.sandbox.model.players.setRestriction("anna", "none");
    const { page: next } = await openPanel(site, only(wheel), "anna");
    await next.evaluate((value) => localStorage.setItem("vetrina-instant-wins", value), kept);
    await next.reload();
    await ready(next);
    expect(await mainButton(next).innerText()).toBe("Gioca");
    expect(await resultText(next)).toBe("");
  });
});

describe("an instant win that cannot be played", () => {
  it("shows the reason and an inactive button, and becomes playable without a reload when plays arrive (G7)", async () => {
    givePlays(site, wheel, 0);
    const { page } = await openGame(site, wheel);
    expect(await mainButton(page).getAttribute("aria-disabled")).toBe("true");
    const reason = await mainButton(page).evaluate(
      (button) =>
        (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute("aria-describedby") ?? "")
          ?.textContent,
    );
    expect(reason).toBe("Non hai giocate.");
    await mainButton(page).click({ force: true });
    expect(plays(site)).toBe(0);
    // A play that the platform gives the player later can be used without a reload.
    givePlays(site, wheel, 1);
    await page.locator(tag).getByText("Giocate: 1").waitFor();
    expect(await mainButton(page).getAttribute("aria-disabled")).toBeNull();
    const dots = page.locator(tag).locator(".dots > i");
    givePlays(site, wheel, 3);
    await expect.poll(() => page.locator(tag).getByText("Giocate: 3").count()).toBe(1);
    expect(await dots.count(), "3 plays").toBe(3);
    givePlays(site, wheel, 11);
    await page.locator(tag).getByText("Giocate: 11").waitFor();
    expect(await dots.count(), "11 plays").toBe(0);
  });

  it("can be joined if the platform requires it, and can be left", async () => {
    const { page } = await openGame(site, scratch, 'data-look="scratch"');
    const panel = page.locator(tag);
    await panel.getByRole("button", { name: /^Lascia/ }).click();
    await panel.getByText("Per giocare occorre iscriversi.", { exact: true }).waitFor();
    expect(await mainButton(page).getAttribute("aria-disabled")).toBe("true");
    await panel.getByRole("button", { name: /^Partecipa/ }).click();
    await panel.getByText("Per giocare occorre iscriversi.", { exact: true }).waitFor({ state: "detached" });
    await panel.getByText(/^Sei dentro/).waitFor();
    await mainButton(page).click();
    await says(page, "Scopri");
    // The receipt for joining has disappeared, because the outcome of the play has replaced it.
    expect(await panel.locator(".receipt").count()).toBe(0);
    expect(plays(site)).toBe(1);
  });

  itEach([["iw-ruota-prossima", /^In programma · /]], [["iw-finita", /^Terminato · /]])(
    "is a row without a button before its start and after its end: %s",
    async (id, state) => {
      const { page } = await openPanel(site, only(id), "giulia");
      await inState(page, tag, "ready");
      const row = page.locator(tag).getByRole("article");
      await row.getByText(state).waitFor();
      expect((await row.boundingBox())?.height).toBe(64);
      expect(await mainButton(page).count()).toBe(0);
      await row.getByRole("heading").click();
      await row.getByRole("button", { name: /^Regolamento: / }).waitFor();
      await row.getByText("Che cosa può uscire").waitFor();
    },
  );
});

describe("the stage of an instant win", () => {
  itEach(
    [["wheel", wheel]],
    [
      ["tiles", tiles],
      ["scratch", scratch],
    ],
  )("does not move the button or anything else during a play as %s (X6)", async (look, id) => {
    willDraw(site, id, winning[id]);
    const { page } = await openGame(site, id, `data-look="${look}" data-donations`);
    const place = () => mainButton(page).evaluate((button) => (button as HTMLElement).offsetTop);
    const places = [await place()];
    await mainButton(page).focus();
    for (const [label, key] of [
      ["(Vai al risultato|Scopri|Chiudi il risultato)", "Enter"],
      ["Chiudi il risultato", look === "tiles" ? "" : "Enter"],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await says(page, label);
      places.push(await place());
    }
    await letPass(page);
    await page.keyboard.press("Enter");
    await says(page, "Gioca");
    expect([...places, await place()]).toEqual(Array.from({ length: 4 }, () => places[0]));
    expect(await shifts(page)).toEqual([]);
  });

  it("scrolls into view before the wheel turns, even if only the button below it was in view", async () => {
    const { page } = await openPanel(
      site,
      `<div style="block-size: 50rem"></div>${only(wheel)}<div style="block-size: 50rem"></div>`,
      "giulia",
      { viewport: { width: 390, height: 600 } },
    );
    await ready(page);
    const stage = page.locator(tag).locator(".stage");
    const isInView = () =>
      stage.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await page.evaluate(() => scrollTo(0, 1100));
    expect(await isInView()).toBe(false);
    await mainButton(page).evaluate((button) => (button as HTMLElement).focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await says(page, "Vai al risultato");
    await expect.poll(isInView).toBe(true);
  });
});

describe("the image of an instant win", () => {
  it("uses only transforms to animate tiles, turns only the tile that the platform selected, and shows no near miss (G8)", async () => {
    willDraw(site, tiles, losing[tiles]);
    const { page } = await openGame(site, tiles, 'data-look="tiles"');
    const board = page.locator(tag).locator(".tiles");
    expect(await board.locator(".face").count()).toBe(0);
    await recordMotion(page);
    await mainButton(page).click();
    await result(page).filter({ hasText: "Nessun premio." }).waitFor();
    expect(await board.locator(".tile").count()).toBeGreaterThan(2);
    expect(await board.locator(".tile[data-open]").count()).toBe(1);
    expect(await board.locator(".face").count()).toBe(1);
    const [back, face] = await board
      .locator(".tile[data-open] > *")
      .evaluateAll((sides) => sides.map((side) => [side.clientWidth, side.clientHeight]));
    expect(face).toEqual(back);
    await says(page, "Chiudi il risultato");
    expect(new Set(await motion(page)), "properties that move").toEqual(new Set(["transform"]));
  });

  it("uses only transforms to animate a wheel, and does not flash (G8)", slow, async () => {
    willDraw(site, wheel, losing[wheel]);
    const { page } = await openGame(site, wheel, 'data-look="wheel"');
    await recordMotion(page);
    await mainButton(page).click();
    await says(page, "Chiudi il risultato");
    expect(new Set(await motion(page))).toEqual(new Set(["transform"]));
  });

  it(
    "stops a wheel in the middle of each section that the platform may select, even next to a prize (G8)",
    slow,
    async () => {
      const { page } = await openGame(site, wheel);
      await stopTime(page);
      const sections = await page.locator(tag).locator(".wheel .section").count();
      for (let index = 0; index < sections; index += 1) {
        givePlays(site, wheel, 2);
        willDraw(site, wheel, index);
        await mainButton(page)
          .filter({ hasText: /^Gioca$/ })
          .waitFor();
        await letPass(page);
        await mainButton(page).click();
        await says(page, "Vai al risultato");
        await mainButton(page).click();
        await says(page, "Chiudi il risultato");
        const angle = await page
          .locator(tag)
          .locator(".wheel")
          .evaluate((box) => Number(/[\d.]+/.exec((box as HTMLElement).style.transform)?.[0]));
        expect(angle).toBeCloseTo(360 - ((index + 0.5) / sections) * 360);
        await letPass(page);
        await mainButton(page).click();
      }
    },
  );

  it("is hidden from screen readers, and ignores markup and invalid colours (S01)", async () => {
    const { page, consoleMessages } = await openGame(site, tiles, 'data-look="wheel"');
    const board = page.locator(tag).locator(".board");
    expect(await board.getAttribute("aria-hidden")).toBe("true");
    const fills = await board
      .locator(".section")
      .evaluateAll((paths) => paths.map((path) => (path as SVGElement).style.getPropertyValue("--tile")));
    expect(fills.slice(0, 4)).toEqual(["rgb(18, 59, 109)", "", "", "rgb(138, 90, 18)"]);
    expect(await page.locator(tag).locator("[onerror], script").count()).toBe(0);
    expect(await page.locator(tag).innerText()).not.toMatch(/0[.,]2|%/);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("stops a wheel after 3.5 s in the middle of the section that the platform selected (G8)", async () => {
    willDraw(site, wheel, winning[wheel]);
    const { page } = await openGame(site, wheel);
    await stopTime(page);
    await mainButton(page).click();
    await says(page, "Vai al risultato");
    const timing = await page.locator(tag).evaluate((host) => {
      const wheelBox = host.shadowRoot?.querySelector(".wheel");
      return wheelBox?.getAnimations()[0]?.effect?.getComputedTiming().endTime;
    });
    expect(timing).toBe(3500);
    await page.clock.runFor(timing as number);
    await says(page, "Chiudi il risultato");
    const angle = await page
      .locator(tag)
      .locator(".wheel")
      .evaluate((box) => (box as HTMLElement).style.transform);
    expect(angle).toBe("rotate(210deg)");
  });

  it("reveals the prize of a scratch card without canvas (G8)", slow, async () => {
    willDraw(site, scratch, winning[scratch]);
    const { page } = await openGame(site, scratch, 'data-look="scratch"');
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await mainButton(page).click();
    await says(page, "Scopri");
    expect(await page.locator(tag).locator("canvas").count()).toBe(0);
    await mainButton(page).click();
    await result(page).filter({ hasText: "Premio: 2 € di bonus." }).waitFor();
  });

  it("shows instructions and progress on a scratch card, and reveals the prize after scratching with a pointer", async () => {
    willDraw(site, scratch, winning[scratch]);
    const { page } = await openGame(site, scratch, 'data-look="scratch"');
    const board = page.locator(tag).locator(".board");
    expect(await board.locator(".hint").count()).toBe(0);
    await mainButton(page).click();
    await board.getByText("Passa il dito o premi «Scopri»").waitFor();
    const box = await board.locator("canvas").boundingBox();
    if (!box) throw new Error("no canvas");
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 10 });
    await page.mouse.up();
    await board.locator(".hint").waitFor({ state: "detached" });
    const progress = await board
      .locator(".scratched > div")
      .evaluate((bar) => Number(/[\d.]+/.exec((bar as HTMLElement).style.transform)?.[0]));
    expect(progress).toBeGreaterThan(0);
    expect(progress).toBeLessThan(1);
    await says(page, "Scopri");
    await page.mouse.move(box.x + 2, box.y + 2);
    await page.mouse.down();
    for (let row = 0; row < 8; row += 1) {
      const y = box.y + ((row + 0.5) / 8) * box.height;
      await page.mouse.move(box.x + (row % 2 ? 2 : box.width - 2), y, { steps: 12 });
    }
    await page.mouse.up();
    await result(page).filter({ hasText: "Premio: 2 € di bonus." }).waitFor();
  });
});

describe("a donation", () => {
  it("is offered only with data-donations, needs one confirmation, and is limited to the plays left", async () => {
    const { page } = await openGame(site, wheel);
    expect(
      await page
        .locator(tag)
        .getByRole("button", { name: /^Regala/ })
        .count(),
    ).toBe(0);
    await page.locator(tag).evaluate((host) => host.setAttribute("data-donations", ""));
    await page
      .locator(tag)
      .getByRole("button", { name: /^Regala giocate/ })
      .click();
    const dialog = page.locator(tag).getByRole("dialog");
    const number = dialog.getByRole("spinbutton", { name: "Numero di giocate" });
    await number.fill("9");
    await dialog.getByRole("button", { name: "Sì, regala" }).click();
    expect(await dialog.isVisible()).toBe(true);
    expect(gapiCalls(site)).not.toContain("donateInstantWinPlays");
    await number.fill("2");
    await dialog.getByRole("button", { name: "Sì, regala" }).click();
    await page.locator(tag).getByText("Giocate regalate.").waitFor();
    expect(playsLeft(site, wheel)).toBe(1);
    expect(gapiCalls(site).filter((name) => name === "donateInstantWinPlays")).toHaveLength(1);
  });
});
