import type { FileObject, Product, Rule } from "./entities";
import { base, links, type EntityContext } from "./entity-context";

const products: readonly (readonly [id: string, name: string, type: string, partOf: readonly string[]])[] = [
  ["prod-roulette", "Roulette live", "live", ["com-autunno", "con-autunno-1"]],
  ["prod-blackjack", "Blackjack live", "live", ["com-autunno", "con-autunno-1", "ach-dieci-mani"]],
  ["prod-baccarat", "Baccarat live", "live", ["mis-giro-del-casino"]],
  ["prod-slot", "Slot del mese", "slot", ["com-slot-lampo", "con-slot-lampo-1"]],
  ["prod-poker", "Poker Texas", "poker", ["com-poker"]],
  ["prod-bingo", "Bingo 90", "bingo", ["ach-cartelle"]],
  ["prod-calcio", "Scommesse calcio", "sport", ["ach-tre-multiple", "mis-settimana-sport"]],
  ["prod-ippica", "Ippica nazionale", "ippica", ["mis-settimana-sport"]],
];

export const demoProducts = (context: EntityContext): readonly Product[] =>
  products.map(([id, name, productType, partOf], index) => ({
    ...base(context, id, name),
    description: `${name}: le giocate contano per i traguardi che lo prevedono.`,
    adjustmentFactor: 1 + (index % 3) / 2,
    productRefId: id.replace("prod-", "ref-"),
    productType,
    ...links(context, index),
    actionTypeAdjustmentFactors: [{ adjustmentFactor: 1, actionTypeId: "giocata" }],
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

export function demoFiles(context: EntityContext): readonly FileObject[] {
  const file = (id: string, name: string, mimeType: string, folder: string, uri: string, size: number) => ({
    ...base(context, id, name),
    repositoryId: "repo-vetrina",
    mimeType,
    path: `${folder}/${name}`,
    parentFolderPath: folder,
    uri,
    size,
  });
  const icons = Array.from({ length: 8 }, (_, index) =>
    file(
      `file-icon-${index}`,
      `icona-${index}.webp`,
      "image/webp",
      "/icone",
      links(context, index).iconLink,
      12_000,
    ),
  );
  const wheels = ["iw-ruota", "iw-ruota-prossima"].map((id) =>
    file(`file-${id}`, id, "application/json", "/instant-wins", `/system-resources/instant-wins/${id}`, 900),
  );
  return [...icons, ...wheels];
}

export const demoRules: readonly Rule[] = [
  {
    id: "rule-autunno",
    entityId: "con-autunno-1",
    entityType: "Contest",
    action: "giocata",
    context: "contest",
    rules: {
      type: "Group",
      mustMatchAll: true,
      mustEvaluateTo: true,
      lineNumber: 1,
      rules: [
        {
          type: "Expression",
          scope: "Event",
          operand: "tipoGioco",
          operator: "Equals",
          value: "live",
          lineNumber: 2,
        },
        {
          type: "Expression",
          scope: "Event",
          operand: "puntata",
          operator: "GreaterThanEquals",
          value: "0.50",
          lineNumber: 3,
        },
      ],
      then: [
        {
          routine: "AddPoints",
          arguments: [{ argument: "points", value: "10", type: "Number", order: 1 }],
          lineNumber: 4,
        },
      ],
    },
  },
  {
    id: "rule-multiple",
    entityId: "ach-tre-multiple",
    entityType: "Achievement",
    action: "scommessa",
    context: "achievement",
    rules: {
      type: "Expression",
      scope: "Event",
      operand: "numeroEventi",
      operator: "GreaterThanEquals",
      value: "4",
      lineNumber: 1,
      then: [
        {
          routine: "AddPoints",
          arguments: [{ argument: "points", value: "1", type: "Number", order: 1 }],
          lineNumber: 2,
        },
      ],
    },
  },
];
