import { defineTexts, type Language, type Translate } from "../../i18n/texts";
import { entityStateOf, optInStateCodes, type Stated, stateOf } from "../protocol/states";

/**
 * Texts of states, reasons and schedules, which all gamification panels share. The Italian texts suit both feminine and
 * masculine nouns, such as «la missione» and «il torneo».
 */
export const entityTexts = defineTexts(
  "gamification",
  {
    stateUnknown: "Stato non disponibile",
    entityDraft: "In bozza",
    entityPreparing: "In preparazione",
    entityReady: "In programma",
    entityStarting: "Sta per iniziare",
    entityActive: "In corso",
    entityPaused: "In pausa",
    entityFinishing: "In chiusura",
    entityFinished: "Non più in corso",
    entityFinalising: "Risultati in verifica",
    entityFinalised: "Risultati definitivi",
    entityTemplate: "Non disponibile",
    entityCancelling: "In annullamento",
    entityCancelled: "Annullamento avvenuto",
    entityDeleting: "In rimozione",
    entityDeleted: "Non più disponibile",
    optInProcessing: "Richiesta in corso",
    optInNotEntered: "Non partecipi",
    optInEntering: "Iscrizione in corso",
    optInEntrant: "Partecipi",
    optInPreparing: "Partecipi: in preparazione",
    optInRunning: "Partecipi: in corso",
    optInCompleting: "Completamento in corso",
    optInCompleted: "Obiettivo raggiunto",
    reasonLoggedOut: "Per partecipare occorre accedere.",
    reasonRestricted: "Con le limitazioni attive sul tuo conto non puoi partecipare.",
    reasonCancelled: "L’organizzatore ha deciso l’annullamento.",
    reasonFinished: "Non è più in corso.",
    reasonFinishedOn: "La partecipazione è terminata {when}.",
    reasonClosing: "Sta per terminare: le iscrizioni sono chiuse.",
    reasonNotStarted: "Deve ancora iniziare.",
    reasonNotStartedUntil: "Inizia {when}.",
    reasonProcessing: "La tua richiesta è in lavorazione.",
    reasonCompleted: "Hai raggiunto l’obiettivo.",
    reasonAutomatic: "Non serve iscriversi: la partecipazione è automatica.",
    reasonUnavailable: "Al momento non è disponibile per te.",
    reasonTagMissing: "L’organizzatore riserva la partecipazione ad alcuni gruppi di giocatori.",
    reasonTagExcludes: "La partecipazione è riservata ad altri gruppi di giocatori.",
    reasonFull: { one: "L’unico posto è occupato.", other: "Tutti i posti sono occupati ({count})." },
    reasonDependency: "Prima occorre completare altri traguardi.",
    scheduleOnce: "Si completa una sola volta",
    scheduleRepeatedly: "Si può ripetere",
    scheduleRepeatedlyTimes: {
      one: "Si completa una sola volta",
      other: "Si può ripetere fino a {count} volte",
    },
    scheduleDaily: "Si azzera ogni giorno",
    scheduleDailyOn: "Si azzera ogni {days}",
    scheduleWeekly: "Si azzera ogni lunedì",
    scheduleMonthly: "Si azzera il primo giorno del mese",
    scheduleMonthlyIn: "Si azzera il primo giorno di {months}",
    scheduleOccurrences: { one: "al massimo una volta", other: "al massimo {count} volte" },
    rewardAndOthers: "{reward} (+{count})",
    listAnd: " e ",
  },
  {
    stateUnknown: "State not available",
    entityDraft: "Draft",
    entityPreparing: "Being prepared",
    entityReady: "Upcoming",
    entityStarting: "About to start",
    entityActive: "Active",
    entityPaused: "Paused",
    entityFinishing: "Closing",
    entityFinished: "Finished",
    entityFinalising: "Results being checked",
    entityFinalised: "Results are final",
    entityTemplate: "Not available",
    entityCancelling: "Being cancelled",
    entityCancelled: "Cancelled",
    entityDeleting: "Being removed",
    entityDeleted: "Removed",
    optInProcessing: "Request in progress",
    optInNotEntered: "You are not taking part",
    optInEntering: "Joining",
    optInEntrant: "You are taking part",
    optInPreparing: "You are taking part: being prepared",
    optInRunning: "You are taking part: running",
    optInCompleting: "Nearly completed",
    optInCompleted: "Completed",
    reasonLoggedOut: "Log in to take part.",
    reasonRestricted: "The limits that are active on your account do not let you take part.",
    reasonCancelled: "It was cancelled.",
    reasonFinished: "It has ended.",
    reasonFinishedOn: "It ended {when}.",
    reasonClosing: "It is about to end: nobody can join or leave any more.",
    reasonNotStarted: "It has not started yet.",
    reasonNotStartedUntil: "It starts {when}.",
    reasonProcessing: "Your request is being processed.",
    reasonCompleted: "You have completed it.",
    reasonAutomatic: "No need to join: you take part automatically.",
    reasonUnavailable: "It is not available to you at the moment.",
    reasonTagMissing: "The organiser reserves it for certain groups of players.",
    reasonTagExcludes: "It is reserved for other groups of players.",
    reasonFull: { one: "The only place is taken.", other: "All {count} places are taken." },
    reasonDependency: "Other achievements must be completed first.",
    scheduleOnce: "Can be completed once",
    scheduleRepeatedly: "Can be repeated",
    scheduleRepeatedlyTimes: { one: "Can be completed once", other: "Can be repeated up to {count} times" },
    scheduleDaily: "Starts again every day",
    scheduleDailyOn: "Starts again every {days}",
    scheduleWeekly: "Starts again every Monday",
    scheduleMonthly: "Starts again on the first day of the month",
    scheduleMonthlyIn: "Starts again on the first day of {months}",
    scheduleOccurrences: { one: "at most once", other: "at most {count} times" },
    rewardAndOthers: "{reward} (+{count})",
    listAnd: " and ",
  },
);

export type SayEntities = Translate<(typeof entityTexts)["it"]>;

/** The text of the state of an achievement, competition or contest. An unknown state has a neutral text. */
export function entityStateText(entity: Stated, say: SayEntities): string {
  // The code of Paused is not published (protocol section 5), so it is recognised by its text.
  if (entity.status === "Paused") return say("entityPaused");
  const state = entityStateOf(entity);
  return state === undefined || state === "Unknown" ? say("stateUnknown") : say(`entity${state}`);
}

/** The text of a member's opt-in state. An unknown state has a neutral text. */
export function optInStateText(optIn: Stated, say: SayEntities): string {
  const state = stateOf(optInStateCodes, optIn);
  return state === undefined ? say("stateUnknown") : say(`optIn${state}`);
}

/** A place in a ranking, from 1: `10º` in Italian, `10` in English. All panels use this format. */
export const formatPlace = (place: number, language: Language): string =>
  language === "it" ? `${place}º` : `${place}`;

/** The texts of places in a ranking. */
export const rankTexts = defineTexts(
  "ranks",
  { rankOne: "Posto {ranks}", rankMany: "Posti {ranks}", rankRange: "da {from} a {to}" },
  { rankOne: "Place {ranks}", rankMany: "Places {ranks}", rankRange: "{from} to {to}" },
);

export type SayRanks = Translate<(typeof rankTexts)["it"]>;
