import type { Product } from "./entities";
import { base, links, type EntityContext } from "./entity-context";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly partOf: readonly string[];
  /** The factor with which an action on the product counts. @default 1 */
  readonly factor?: number;
  /** Factors of single actions, by action type. */
  readonly actions?: Readonly<Record<string, number>>;
  readonly hasPictures?: false;
}

/**
 * The demo products. Together they cover every wording of a factor, an action whose id has no meaning for
 * players, and a product without images.
 */
const rows: readonly Row[] = [
  {
    id: "prod-roulette",
    name: "Roulette live",
    type: "live",
    partOf: ["com-autunno", "con-autunno-1"],
    actions: { puntataInterna: 1.5, puntataEsterna: 0.5 },
  },
  {
    id: "prod-blackjack",
    name: "Blackjack live",
    type: "live",
    partOf: ["com-autunno", "con-autunno-1", "ach-dieci-mani"],
    factor: 2,
  },
  { id: "prod-baccarat", name: "Baccarat live", type: "live", partOf: ["mis-giro-del-casino"], factor: 1.5 },
  {
    id: "prod-slot",
    name: "Slot del mese",
    type: "slot",
    partOf: ["com-slot-lampo", "con-slot-lampo-1"],
    factor: 3,
    actions: { "7f9a0c3e51": 2 },
  },
  { id: "prod-poker", name: "Poker Texas", type: "poker", partOf: ["com-poker"], factor: 0.5 },
  { id: "prod-bingo", name: "Bingo 90", type: "bingo", partOf: ["ach-cartelle"], factor: 1.25 },
  {
    id: "prod-calcio",
    name: "Scommesse calcio",
    type: "sport",
    partOf: ["ach-tre-multiple", "mis-settimana-sport"],
    actions: { scommessaMultipla: 2, scommessaSingola: 1, scommessaSistema: 0.75 },
  },
  {
    id: "prod-ippica",
    name: "Ippica nazionale",
    type: "ippica",
    partOf: ["mis-settimana-sport"],
    factor: 0,
    hasPictures: false,
  },
];

export const demoProducts = (context: EntityContext): readonly Product[] =>
  rows.map(({ id, name, type, partOf, factor = 1, actions = {}, hasPictures }) => ({
    ...base(context, id, name),
    description: `${name}: le giocate contano per i traguardi che lo prevedono.`,
    adjustmentFactor: factor,
    productRefId: id.replace("prod-", "ref-"),
    productType: type,
    ...(hasPictures !== false && links(context, name)),
    actionTypeAdjustmentFactors: Object.entries(actions).map(([actionTypeId, adjustmentFactor]) => ({
      adjustmentFactor,
      actionTypeId,
    })),
    partOf,
  }));

/** The fields of a product inside another entity. */
export const reducedProduct = ({ id, name, productRefId, iconLink, bannerLink, customFields }: Product) => ({
  id,
  name,
  productRefId,
  customFields,
  iconLink,
  bannerLink,
});
