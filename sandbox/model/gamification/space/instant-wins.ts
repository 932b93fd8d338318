import type { InstantWin, Reward, Tile } from "./entities";
import { base, links, type EntityContext, span, terms, day } from "./entity-context";
import { reduced } from "./rewards";

/** The one published number (protocol section 5), and ours for a card to scratch. */
const wheelType = 1;
const scratchType = 2;

/** The platform has no published numbers for these; any will do, as long as they differ. */
const live = 25;
const draft = 5;

interface Section {
  readonly text: string;
  readonly background: string;
  readonly probability: number;
  readonly reward?: string;
  readonly contraints?: readonly string[];
}

const wheel: readonly Section[] = [
  {
    text: '<p class="ql-align-center"><strong>5 €</strong></p>',
    background: "#123b6d",
    probability: 0.02,
    reward: "rew-ruota-5",
    contraints: ["hasPrizes", "glow"],
  },
  { text: "<p>Riprova</p>", background: "#f2f4f7", probability: 0.25 },
  {
    text: '<p><span style="color: rgb(255, 255, 255);">10 giri</span></p>',
    background: "#1f6f5c",
    probability: 0.08,
    reward: "rew-ruota-giri",
    contraints: ["hasPrizes"],
  },
  {
    text: "<p>Nessun premio</p>",
    background: "#f2f4f7",
    probability: 0.25,
    contraints: ["isVerticallyText"],
  },
  {
    text: "<p>50 punti</p>",
    background: "#a3521b",
    probability: 0.15,
    reward: "rew-ruota-punti",
    contraints: ["hasPrizes"],
  },
  { text: "<p>Nessun premio</p>", background: "#f2f4f7", probability: 0.25 },
];

const scratch: readonly Section[] = Array.from({ length: 9 }, (_, index) =>
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

function tiles(
  making: EntityContext,
  rewards: readonly Reward[],
  sections: readonly Section[],
  columns: number,
) {
  return sections.map(({ reward: rewardId, contraints = [], ...section }, index): Tile => {
    const reward = rewards.find(({ id }) => id === rewardId);
    return {
      icon: `file-tile-${index}`,
      iconLink: links(making, index).iconLink,
      ...section,
      ...(reward && { reward: reduced(reward) }),
      location: { row: Math.floor(index / columns) + 1, col: (index % columns) + 1 },
      contraints,
    };
  });
}

export function demoInstantWins(making: EntityContext, rewards: readonly Reward[]): readonly InstantWin[] {
  const one = (id: string, name: string, description: string, index: number, rest: Partial<InstantWin>) => ({
    ...base(making, id, name),
    description,
    termsAndConditions: terms,
    constraints: ["hasRewards"],
    statusCode: live,
    instantWinType: wheelType,
    ...links(making, index),
    ...span(making, -5 * day, 10 * day),
    tiles: tiles(making, rewards, wheel, wheel.length),
    instanceResourceLink: `/system-resources/instant-wins/${id}`,
    ...rest,
  });
  return [
    one("iw-ruota", "La ruota del giorno", "Un giro al giorno, senza deposito.", 3, {}),
    one("iw-gratta", "Gratta la casella", "Una casella su nove.", 4, {
      instantWinType: scratchType,
      tiles: tiles(making, rewards, scratch, 3),
      constraints: ["hasRewards", "optinRequiredForEntrants"],
    }),
    one("iw-ruota-prossima", "La ruota di dicembre", "Si apre tra dieci giorni.", 5, {
      ...span(making, 10 * day, 40 * day),
      constraints: [],
    }),
    one("iw-bozza", "Ruota in bozza", "Non ancora pubblicata.", 6, {
      statusCode: draft,
      constraints: ["isHidden"],
    }),
  ];
}

/** Plays that the member of the demonstration has. */
export const demoPlays = { "iw-ruota": 3, "iw-gratta": 1, "iw-ruota-prossima": 0 };
