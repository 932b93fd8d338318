// @vitest-environment node
import { describe, expect, it } from "vitest";
import { awardReasonText, awardStateText, awardTexts } from "../../../../src/gamification/awards/texts";
import { participationReasonText } from "../../../../src/gamification/entities/reason-text";
import { scheduleText } from "../../../../src/gamification/entities/schedule-text";
import {
  entityStateText,
  entityTexts,
  formatPlace,
  optInStateText,
} from "../../../../src/gamification/entities/texts";
import { awardClaimStates, awardStates } from "../../../../src/gamification/protocol/awards";
import { entityStates, optInStateCodes } from "../../../../src/gamification/protocol/states";
import { translator } from "../../../../src/i18n/texts";

const languages = ["it", "en"] as const;
const sayIn = (language: "it" | "en") => translator(entityTexts, language);
const say = sayIn("it");

describe.each(languages)("state texts in %s", (language) => {
  const sayIt = sayIn(language);
  const neutral = sayIt("stateUnknown");

  it("exist for every state of an entity, and are neutral for unknown states", () => {
    for (const [status, statusCode] of Object.entries(entityStates)) {
      const text = entityStateText({ statusCode }, sayIt);
      expect(text, status).toBe(entityStateText({ status }, sayIt));
      expect(text === neutral, status).toBe(status === "Unknown");
    }
    expect(entityStateText({ status: "Paused" }, sayIt)).not.toBe(neutral);
    expect(entityStateText({ status: "Frozen", statusCode: 25 }, sayIt)).toBe(neutral);
    expect(entityStateText({ statusCode: -7 }, sayIt)).toBe(neutral);
  });

  it("exist for every opt-in state", () => {
    const texts = Object.values(optInStateCodes).map((statusCode) => optInStateText({ statusCode }, sayIt));
    expect(new Set(texts).size).toBe(Object.keys(optInStateCodes).length);
    expect(optInStateText({ status: "Rejected" }, sayIt)).toBe(neutral);
  });
});

describe("the Italian texts of states and reasons", () => {
  it("are the specified texts for the states of an entity (G3)", () => {
    const labels = Object.keys(entityStates).map((status) => [status, entityStateText({ status }, say)]);
    expect(Object.fromEntries(labels)).toEqual({
      Unknown: "Stato non disponibile",
      Draft: "In bozza",
      Preparing: "In preparazione",
      Ready: "In programma",
      Starting: "Sta per iniziare",
      Active: "In corso",
      Finishing: "In chiusura",
      Finished: "Non più in corso",
      Finalising: "Risultati in verifica",
      Finalised: "Risultati definitivi",
      Template: "Non disponibile",
      Cancelling: "In annullamento",
      Cancelled: "Annullamento avvenuto",
      Deleting: "In rimozione",
      Deleted: "Non più disponibile",
    });
  });

  it("are the specified texts for the states of an award, even for the older set of states", () => {
    const states = [...Object.keys(awardStates), ...Object.keys(awardClaimStates), "Sconosciutissimo"];
    const sayAward = translator(awardTexts, "it");
    expect(states.map((status) => awardStateText({ status, statusCode: -1 }, sayAward))).toEqual([
      "Da riscuotere",
      "In verifica",
      "Riscosso",
      "In lavorazione",
      "Consegnato",
      "Accreditato",
      "Scaduto",
      "Annullato",
      "Rifiutato",
      "Stato non disponibile",
      "In preparazione",
      "Da riscuotere",
      "Riscosso",
      "Scaduto",
      "Stato non disponibile",
    ]);
  });

  it("do not contain masculine forms, because «la missione» and «la gara» are feminine", () => {
    const ofEntities = Object.entries(entityTexts.it).filter(([key]) => /^(entity|optIn|reason)/.test(key));
    const masculine = ofEntities.filter(
      ([key, text]) =>
        key !== "reasonFull" &&
        /(^|^È |^Non è |^L’hai )(\w+ )?\w+(ato|ito|oso|eso|osso)\b/i.test(String(text)),
    );
    expect(masculine).toEqual([]);
  });
});

describe("the text of a reason", () => {
  it("contains the date or number, if it is known, with its article (l’8, l’11)", () => {
    expect(participationReasonText("not-started", { startsOn: "8 dicembre" }, "it", say)).toBe(
      "Inizia l’8 dicembre.",
    );
    expect(participationReasonText("not-started", {}, "it", say)).toBe("Deve ancora iniziare.");
    expect(participationReasonText("finished", { endedOn: "12 maggio" }, "it", say)).toBe(
      "La partecipazione è terminata il 12 maggio.",
    );
    expect(participationReasonText("full", { places: 100 }, "it", say)).toBe(
      "Tutti i posti sono occupati (100).",
    );
  });
});

describe("the reasons for an operator's choices", () => {
  const reasons = ["takes-part-automatically", "tag-missing", "tag-excludes"] as const;

  it("are factual sentences about the operator's groups, in Italian", () => {
    expect(reasons.map((reason) => participationReasonText(reason, {}, "it", say))).toEqual([
      "Non serve iscriversi: la partecipazione è automatica.",
      "L’organizzatore riserva la partecipazione ad alcuni gruppi di giocatori.",
      "La partecipazione è riservata ad altri gruppi di giocatori.",
    ]);
  });

  it("have the same meaning in English as in Italian", () => {
    expect(reasons.map((reason) => participationReasonText(reason, {}, "en", sayIn("en")))).toEqual([
      "No need to join: you take part automatically.",
      "The organiser reserves it for certain groups of players.",
      "It is reserved for other groups of players.",
    ]);
  });
});

describe("the text of a schedule", () => {
  const textOf = (schedule: Partial<Parameters<typeof scheduleText>[0]>, language: "it" | "en" = "it") =>
    scheduleText(
      { scheduleType: undefined, every: [], scheduleOccurrencesLimit: undefined, ...schedule },
      language,
      sayIn(language),
    );

  it.each([
    [{ scheduleType: "Once" }, "Si completa una sola volta"],
    [{ scheduleType: "Repeatedly" }, "Si può ripetere"],
    [{ scheduleType: "Repeatedly", scheduleOccurrencesLimit: 3 }, "Si può ripetere fino a 3 volte"],
    [{ scheduleType: "Daily" }, "Si azzera ogni giorno"],
    [{ scheduleType: "Daily", every: [1] }, "Si azzera ogni lunedì"],
    [{ scheduleType: "Daily", every: [5, 1, 3, 3] }, "Si azzera ogni lunedì, mercoledì e venerdì"],
    [{ scheduleType: "Daily", every: [1, 2, 3, 4, 5, 6, 7] }, "Si azzera ogni giorno"],
    [{ scheduleType: "Weekly", scheduleOccurrencesLimit: 4 }, "Si azzera ogni lunedì, al massimo 4 volte"],
    [{ scheduleType: "Monthly" }, "Si azzera il primo giorno del mese"],
    [{ scheduleType: "Monthly", every: [1, 6] }, "Si azzera il primo giorno di gennaio e giugno"],
    [{ scheduleType: "Daily", every: [0, 8, 1.5] }, "Si azzera ogni giorno"],
    [{ scheduleType: "Hourly" }, undefined],
    [{}, undefined],
  ] as const)("is, for %o, %j", (schedule, expected) => {
    expect(textOf(schedule)).toBe(expected);
  });

  it("is English on an English page", () => {
    expect(textOf({ scheduleType: "Daily", every: [1, 3] }, "en")).toBe(
      "Starts again every Monday and Wednesday",
    );
  });
});

describe.each(languages)("the texts of an award in %s", (language) => {
  const sayAward = translator(awardTexts, language);

  it("exist for every state, even for the older set of states", () => {
    for (const status of [...Object.keys(awardStates), ...Object.keys(awardClaimStates)]) {
      const isNeutral = awardStateText({ status }, sayAward) === sayAward("awardUnknown");
      expect(isNeutral, status).toBe(status === "Unknown");
    }
    expect(awardStateText({ statusCode: 115 }, sayAward)).toBe(sayAward("awardExpired"));
    expect(awardStateText({ status: "Lost", statusCode: 15 }, sayAward)).toBe(sayAward("awardUnknown"));
  });

  it("include a reason for every award that is neither claimable nor done", () => {
    expect(awardReasonText("done", {}, language, sayAward)).toBeUndefined();
    expect(awardReasonText("not-yet", { startsOn: "8 …" }, language, sayAward)).toMatch(/( l’| on )8 …\.$/);
    const reasons = ["logged-out", "expired", "held", "unavailable"] as const;
    const texts = reasons.map((reason) => awardReasonText(reason, {}, language, sayAward));
    expect(new Set(texts).size).toBe(reasons.length);
  });

  it.each([
    ["Held", "held"],
    ["Processing", "processing"],
  ] as const)("do not repeat the state %s in the sentence below it", (status, reason) => {
    const state = awardStateText({ status }, sayAward).split(" ").at(-1) ?? "";
    expect(awardReasonText(reason, {}, language, sayAward)).not.toContain(state);
  });
});

it("a place in a leaderboard is an ordinal in Italian and a number in English", () => {
  expect([formatPlace(10, "it"), formatPlace(10, "en")]).toEqual(["10º", "10"]);
});
