// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { PlayCheck } from "../../../src/gamification/instant-wins/plays";
import type { Award } from "../../../src/gamification/protocol/awards";
import { translator } from "../../../src/i18n/texts";
import { playTexts } from "../../../widgets/instant-win/play-texts";
import { playMessage } from "../../../widgets/instant-win/sentences";

const award = { id: "awa-1", name: "10 giri", rewardValue: 10 } as Award;

const context = { rewards: [], language: "it" as const, say: translator(playTexts, "it") };

const messageOf = (check: PlayCheck) => playMessage({ phase: "checked", ...check }, false, context);

describe("the message about a play whose reply was lost", () => {
  it("contains the prize if there is an award since the play", () => {
    expect(messageOf({ awards: [award], left: 3 })).toEqual({
      text: "La risposta è andata persa, ma la giocata risulta fatta.",
      prize: expect.stringContaining("10 giri"),
      left: "Restano 3 giocate.",
    });
  });

  it.each([2, 3, 4, undefined])(
    "neither confirms nor denies the play if no award was issued (%s plays left)",
    (left) => {
      const { text, prize, left: rest } = messageOf({ awards: [], left });
      expect(text).toMatch(/^Non sappiamo se la giocata è stata fatta\. Finora non risultano premi nuovi/);
      expect(text).not.toMatch(/non risulta fatta|non è stata usata/);
      expect(prize).toBeUndefined();
      expect(rest?.endsWith("giocate.")).toBe(left === undefined ? undefined : true);
    },
  );
});

describe("the message about a play", () => {
  const outcome = { play: "p", tiles: [], awards: [], left: 0 };

  it("is empty while the result is unknown, unless the reply is late", () => {
    expect(playMessage({ phase: "waiting" }, false, context)).toEqual({});
    expect(playMessage({ phase: "waiting" }, true, context).text).toMatch(/^La risposta tarda\./);
    expect(playMessage({ phase: "revealing", outcome, at: 0 }, false, context)).toEqual({});
  });

  it("contains the prize of the result, or its absence, and the plays left", () => {
    const state = { phase: "result", outcome, at: 0 } as const;
    expect(playMessage(state, false, context)).toEqual({
      text: "Nessun premio",
      left: "Non restano giocate.",
    });
    const reward = { id: "r", name: "10 giri sulle slot", rewardValue: 10 };
    const won = { ...outcome, left: 1, tiles: [{ reward, contraints: [] }] } as never;
    expect(playMessage({ ...state, outcome: won }, false, context)).toEqual({
      prize: "10 giri sulle slot",
      left: "Resta una giocata.",
    });
  });
});
