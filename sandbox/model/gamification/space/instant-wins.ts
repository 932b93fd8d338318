import { listOf } from "../../../../src/utils/list-of";
import type { InstantWin, Reward, Tile } from "./entities";
import { base, links, type EntityContext, span, terms, day } from "./entity-context";
import { reducedReward } from "./rewards";

/**
 * Instant-win types. The platform publishes only the number of the wheel (protocol section 5). The number of
 * the scratch card is invented.
 */
const wheelType = 1;
const scratchType = 2;
const tilesType = 3;

/** Status codes. They are invented, because the platform does not publish them. */
const activeStatus = 25;
const draftStatus = 5;

interface Section {
  readonly text: string;
  readonly background: string;
  readonly probability: number;
  readonly reward?: string;
  readonly contraints?: readonly string[];
}

const noPrize = (probability: number): Section => ({
  text: "<p>Nessun premio</p>",
  background: "#f2f4f7",
  probability,
});

const wheel: readonly Section[] = [
  {
    text: '<p class="ql-align-center"><strong>5 €</strong></p>',
    background: "#123b6d",
    probability: 0.02,
    reward: "rew-ruota-5",
    contraints: ["hasPrizes", "glow"],
  },
  noPrize(0.25),
  {
    text: '<p><span style="color: rgb(255, 255, 255);">10 giri</span></p>',
    background: "#1f6f5c",
    probability: 0.08,
    reward: "rew-ruota-giri",
    contraints: ["hasPrizes"],
  },
  { ...noPrize(0.25), contraints: ["isVerticallyText"] },
  {
    text: "<p>50 punti</p>",
    background: "#a3521b",
    probability: 0.15,
    reward: "rew-ruota-punti",
    contraints: ["hasPrizes"],
  },
  noPrize(0.25),
];

const scratch: readonly Section[] = listOf(9, (index) =>
  index % 4 === 0
    ? {
        text: "<p>2 €</p>",
        background: "#123b6d",
        probability: 0.05,
        reward: "rew-gratta",
        contraints: ["hasPrizes"],
      }
    : { text: "<p>—</p>", background: "#f2f4f7", probability: 0.85 / 6 },
);

/** A game board with invalid colours, scripts in its texts, and an unknown constraint. */
const board: readonly Section[] = [
  { text: "<p>20 punti</p>", background: "#123B6D", probability: 0.2, reward: "rew-caselle" },
  { ...noPrize(0.15), background: "url(javascript:alert(1))" },
  { ...noPrize(0.15), background: "", contraints: ["sconosciuto"] },
  {
    text: "<p>20 punti</p><img src=x onerror=alert(1)><script>alert(1)</script>",
    background: "rgb(138, 90, 18)",
    probability: 0.2,
    reward: "rew-caselle",
    contraints: ["hasPrizes", "glow"],
  },
  noPrize(0.15),
  noPrize(0.15),
];

function createTiles(
  context: EntityContext,
  rewards: readonly Reward[],
  sections: readonly Section[],
  columns: number,
) {
  return sections.map(({ reward: rewardId, contraints = [], ...section }, index): Tile => {
    const reward = rewards.find(({ id }) => id === rewardId);
    return {
      icon: `file-tile-${index}`,
      iconLink: links(context, reward?.name ?? "").iconLink,
      ...section,
      ...(reward && { reward: reducedReward(reward) }),
      location: { row: Math.floor(index / columns) + 1, col: (index % columns) + 1 },
      contraints,
    };
  });
}

export function demoInstantWins(context: EntityContext, rewards: readonly Reward[]): readonly InstantWin[] {
  const createInstantWin = (id: string, name: string, description: string, rest: Partial<InstantWin>) => ({
    ...base(context, id, name),
    description,
    termsAndConditions: terms,
    constraints: ["hasRewards"],
    statusCode: activeStatus,
    instantWinType: wheelType,
    ...links(context, name),
    ...span(context, -5 * day, 10 * day),
    tiles: createTiles(context, rewards, wheel, wheel.length),
    instanceResourceLink: `/system-resources/instant-wins/${id}`,
    ...rest,
  });
  return [
    createInstantWin("iw-ruota", "La ruota del giorno", "Ogni giocata vale un giro della ruota.", {}),
    createInstantWin("iw-gratta", "Gratta e scopri", "Ogni giocata vale una scheda da scoprire.", {
      instantWinType: scratchType,
      tiles: createTiles(context, rewards, scratch, 3),
      constraints: ["hasRewards", "optinRequiredForEntrants"],
    }),
    createInstantWin(
      "iw-caselle",
      "Le caselle del lunedì",
      "Ogni giocata scopre una casella. I premi sono punti per il livello.",
      {
        instantWinType: tilesType,
        tiles: createTiles(context, rewards, board, 3),
      },
    ),
    createInstantWin("iw-ruota-prossima", "La ruota di dicembre", "Si apre tra dieci giorni.", {
      ...span(context, 10 * day, 40 * day),
      constraints: [],
    }),
    createInstantWin("iw-finita", "La ruota di novembre", "Terminata ieri.", {
      ...span(context, -20 * day, -day),
      constraints: [],
    }),
    createInstantWin("iw-bozza", "Ruota in bozza", "Non ancora pubblicata.", {
      statusCode: draftStatus,
      constraints: ["isHidden"],
    }),
  ];
}

/** The plays of the demo's member, by instant win. */
export const demoPlays: Readonly<Record<string, number>> = {
  "iw-ruota": 3,
  "iw-gratta": 2,
  "iw-caselle": 2,
  "iw-ruota-prossima": 0,
  "iw-finita": 1,
};
