import type { Reward } from "./entities";
import { base, day, links, type EntityContext } from "./entity-context";

const rewardType = (key: string, uom: string, uomSymbol = "", uomType = "Unit", uomIsoCode = "") => ({
  key,
  uom,
  uomIsoCode,
  uomSymbol,
  uomType,
  customFields: {},
});

const rewardTypes = {
  bonus: rewardType("bonus", "euro", "€", "Currency", "EUR"),
  spins: rewardType("free-spins", "giri"),
  points: rewardType("punti", "punti", "pt"),
  ticket: rewardType("ticket", "biglietti"),
  refund: rewardType("rimborso", "percentuale", "%", "Percentage"),
};

type Type = keyof typeof rewardTypes;

const bonusTerms = "Il bonus non è prelevabile; i requisiti di giocata sono nel regolamento.";
const otherTerms = "Non ha valore in denaro e non si può cedere.";

const termsOf = (type: Type) => (["bonus", "spins", "refund"].includes(type) ? bonusTerms : otherTerms);

type Row = readonly [
  id: string,
  entityType: string,
  entityId: string,
  rank: string,
  type: Type,
  value: number,
  name: string,
  delay?: number,
];

/**
 * Rewards. Ranks are strings with lists and ranges, in the formats that operators use (protocol section 3,
 * notes).
 */
const rows: readonly Row[] = [
  ["rew-dieci-mani", "Achievement", "ach-dieci-mani", "", "spins", 10, "10 giri sulle slot"],
  ["rew-una-al-giorno", "Achievement", "ach-una-al-giorno", "", "points", 5, "Punti per il livello"],
  ["rew-tre-multiple", "Achievement", "ach-tre-multiple", "", "bonus", 5, "5 € di bonus scommesse"],
  ["rew-cartelle", "Achievement", "ach-cartelle", "", "ticket", 2, "Cartelle in omaggio nella Sala Rossa"],
  ["rew-esploratore", "Achievement", "ach-esploratore", "", "points", 20, "Punti per il livello", 60],
  ["rew-sotto-un-ora", "Achievement", "ach-sotto-un-ora", "", "points", 10, "Punti per il livello"],
  ["rew-tredici", "Achievement", "ach-tredici", "", "ticket", 2, "Biglietti per l’estrazione di dicembre"],
  ["rew-tredici-punti", "Achievement", "ach-tredici", "", "points", 13, "Punti per il livello"],
  [
    "rew-multipla",
    "Achievement",
    "ach-multipla-media",
    "",
    "refund",
    10,
    "Rimborso in bonus sulla prossima multipla",
  ],
  ["rew-giro", "Achievement", "mis-giro-del-casino", "", "bonus", 10, "10 € di bonus casinò"],
  ["rew-sport", "Achievement", "mis-settimana-sport", "", "bonus", 3, "3 € di bonus scommesse"],
  ["rew-autunno-1", "Contest", "con-autunno-1", "1", "bonus", 200, "200 € di bonus casinò"],
  ["rew-autunno-2", "Contest", "con-autunno-1", "2,3", "bonus", 100, "100 € di bonus casinò"],
  ["rew-autunno-4", "Contest", "con-autunno-1", "4 5 ...10", "bonus", 20, "20 € di bonus casinò"],
  ["rew-autunno-11", "Contest", "con-autunno-1", "11-50", "spins", 20, "20 giri sulle slot"],
  ["rew-lampo-1", "Contest", "con-slot-lampo-1", "1", "spins", 100, "100 giri sulle slot"],
  ["rew-lampo-2", "Contest", "con-slot-lampo-1", "2 ...5", "spins", 25, "25 giri sulle slot"],
  ["rew-coppa-1", "Contest", "con-coppa-3", "1", "bonus", 150, "150 € di bonus casinò"],
  ["rew-coppa-2", "Contest", "con-coppa-3", "2,3", "ticket", 3, "Biglietti per il torneo d’inverno"],
  ["rew-coppa-girone", "Contest", "con-coppa-1", "1-10", "ticket", 2, "Biglietti per il torneo d’inverno"],
  ["rew-completo-1", "Contest", "con-completo-1", "1 ...3", "spins", 30, "30 giri sulle slot"],
  ["rew-oro-1", "Contest", "con-oro-1", "1", "bonus", 80, "80 € di bonus casinò"],
  ["rew-ruota-5", "InstantWin", "iw-ruota", "", "bonus", 5, "5 € di bonus casinò"],
  ["rew-ruota-giri", "InstantWin", "iw-ruota", "", "spins", 10, "10 giri sulle slot"],
  ["rew-ruota-punti", "InstantWin", "iw-ruota", "", "points", 50, "Punti per il livello"],
  ["rew-gratta", "InstantWin", "iw-gratta", "", "bonus", 2, "2 € di bonus"],
  ["rew-caselle", "InstantWin", "iw-caselle", "", "points", 20, "Punti per il livello"],
];

/** Issue limits of rewards whose limit is not 1. A reward with the limit 0 is exhausted. */
const issueLimits: Readonly<Record<string, number>> = {
  "rew-lampo-1": 3,
  "rew-lampo-2": 0,
  "rew-autunno-11": 40,
  "rew-ruota-punti": 500,
};

/** Ids of rewards without an icon. */
const withoutIcon = ["rew-autunno-4", "rew-cartelle"];

export const demoRewards = (context: EntityContext): readonly Reward[] =>
  rows.map(([id, entityType, entityId, rewardRank, type, rewardValue, name, delay = 0], index) => ({
    ...base(context, id, name),
    entityType,
    entityId,
    description: `<p>${termsOf(type)}</p>`,
    rewardRank,
    rewardValue,
    rewardType: rewardTypes[type],
    ...(!withoutIcon.includes(id) && { iconLink: links(context, name).iconLink }),
    icon: `file-icon-${index}`,
    issueLimit: issueLimits[id] ?? 1,
    delay,
    period: (7 * day) / 60_000,
    constraints: index % 2 === 0 ? ["notifyMember", "isMemberAcknowledgmentRequired"] : ["notifyMember"],
  }));

/** The fields of a reward inside tiles and contest rows. */
export const reducedReward = ({ id, name, rewardRank, rewardValue, rewardType, created }: Reward) => ({
  id,
  name,
  created,
  rewardRank,
  rewardValue,
  rewardType: rewardType.key,
  rewardTypeId: rewardType.key,
});
