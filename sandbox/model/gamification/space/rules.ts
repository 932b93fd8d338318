import type { Rule } from "./entities";

interface Expression {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Numbers the rules and routines of a rule tree in the order in which they are written. */
function withLines(expression: Expression): Expression {
  let line = 0;
  const number = (item: Expression): Expression => {
    line += 1;
    const lineNumber = line;
    const { rules, then } = item as { readonly rules?: Expression[]; readonly then?: object[] };
    return {
      ...item,
      lineNumber,
      ...(rules && { rules: rules.map(number) }),
      ...(then && { then: then.map((routine) => ({ ...routine, lineNumber: (line += 1) })) }),
    };
  };
  return number(expression);
}

const condition = (operand: string, operator: string, value: string, more: object = {}): Expression => ({
  type: "Expression",
  scope: "Event",
  operand,
  operator,
  value,
  ...more,
});

const group = (mustMatchAll: boolean, rules: readonly Expression[], more: object = {}): Expression => ({
  type: "Group",
  mustMatchAll,
  mustEvaluateTo: true,
  rules,
  ...more,
});

const addPoints = (points: number) => ({
  routine: "AddPoints",
  arguments: [{ argument: "points", value: String(points), type: "Number", order: 1 }],
});

const rule = (
  id: string,
  entityType: "Contest" | "Achievement" | "InstantWin",
  entityId: string,
  action: string,
  rules: Expression,
): Rule => ({
  id,
  entityId,
  entityType,
  action,
  context: entityType.toLowerCase(),
  rules: withLines(rules),
});

/** Nested groups: `depth` levels, each with its own condition. */
const nested = (depth: number): Expression =>
  group(
    depth % 2 === 0,
    [
      condition("giocateDelGiorno", "GreaterThanEquals", String(depth)),
      ...(depth > 1 ? [nested(depth - 1)] : []),
    ],
    depth === 3 ? { then: [addPoints(5)] } : {},
  );

/** Rules of all forms: one condition, all, any, negated, nested, all operators, an unknown operator, several routines. */
export const demoRules: readonly Rule[] = [
  rule(
    "rule-autunno",
    "Contest",
    "con-autunno-1",
    "giocata",
    group(
      true,
      [condition("tipoGioco", "Equals", "live"), condition("puntata", "GreaterThanEquals", "0.50")],
      { then: [addPoints(10)] },
    ),
  ),
  rule(
    "rule-multiple",
    "Achievement",
    "ach-tre-multiple",
    "scommessa",
    condition("numeroEventi", "GreaterThanEquals", "4", { then: [addPoints(1)] }),
  ),
  rule(
    "rule-esploratore",
    "Achievement",
    "ach-esploratore",
    "giocata",
    group(
      true,
      [
        group(false, [
          condition("tipoGioco", "In", "slot, bingo"),
          condition("nomeGioco", "StartsWith", "Roulette"),
        ]),
        condition("livello", "Between", "2,5", { scope: "Member" }),
        group(false, [condition("giocataDiProva", "Equals", "true"), condition("annullata", "Exists", "")], {
          mustEvaluateTo: false,
        }),
      ],
      {
        then: [
          addPoints(20),
          {
            routine: "SetLevel",
            arguments: [
              { argument: "durata", value: "30", type: "Number", order: 2 },
              { argument: "livello", value: "argento", type: "Text", order: 1 },
            ],
          },
        ],
      },
    ),
  ),
  rule(
    "rule-operatori",
    "Contest",
    "con-slot-lampo-1",
    "giocata",
    group(false, [
      condition("puntata", "LessThan", "5"),
      condition("vincita", "LessThanEquals", "1200.5"),
      condition("moltiplicatore", "GreaterThan", "10"),
      condition("tipoGioco", "Equals", "poker", { mustEvaluateTo: false }),
      condition("canale", "SoundsLike", "mobile"),
      condition("X7f9a0c3e51", "Contains", "oro", { scope: "Product" }),
    ]),
  ),
  rule("rule-coppa", "Contest", "con-coppa-1", "mano", nested(10)),
];
