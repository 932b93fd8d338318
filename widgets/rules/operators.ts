/** How an operand is compared with a value. */
export type Comparison =
  | "Equals"
  | "GreaterThan"
  | "GreaterThanEquals"
  | "LessThan"
  | "LessThanEquals"
  | "Between"
  | "In"
  | "Contains"
  | "StartsWith"
  | "EndsWith"
  | "SoundsLike"
  | "Exists";

/** A comparison, which must be met or must not be met. */
export interface Operator {
  readonly comparison: Comparison;
  readonly isNegated: boolean;
}

/**
 * The names of operators, in lower case and without spaces. The platform publishes only the operators of
 * points (protocol section 3). The other names are the usual words and signs. An unknown operator is shown
 * unchanged.
 */
const names: Readonly<Record<Comparison, readonly string[]>> = {
  Equals: ["equals", "equal", "equalto", "eq", "is", "=", "=="],
  GreaterThan: ["greaterthan", "morethan", "gt", ">"],
  GreaterThanEquals: [
    "greaterthanequals",
    "greaterthanorequal",
    "greaterthanorequals",
    "gte",
    "atleast",
    ">=",
  ],
  LessThan: ["lessthan", "lt", "<"],
  LessThanEquals: ["lessthanequals", "lessthanorequal", "lessthanorequals", "lte", "atmost", "<="],
  Between: ["between"],
  In: ["in", "isin", "oneof", "anyof"],
  Contains: ["contains", "contain"],
  StartsWith: ["startswith", "startwith"],
  EndsWith: ["endswith", "endwith"],
  SoundsLike: ["soundslike", "soundlike", "soundex"],
  Exists: ["exists", "exist", "ispresent", "present"],
};

/** Names of negated comparisons that do not begin with "not". */
const negated: Readonly<Record<string, Comparison>> = {
  isnot: "Equals",
  ne: "Equals",
  neq: "Equals",
  "!=": "Equals",
  "<>": "Equals",
  noneof: "In",
  isnull: "Exists",
  isempty: "Exists",
};

/**
 * For some comparisons, the opposite comparison, which is true whenever the first is false. The other
 * comparisons have separate negated texts.
 */
const opposites: { readonly [From in Comparison]?: Comparison } = {
  GreaterThan: "LessThanEquals",
  GreaterThanEquals: "LessThan",
  LessThan: "GreaterThanEquals",
  LessThanEquals: "GreaterThan",
};

const comparisons = Object.keys(names) as readonly Comparison[];

const comparisonOf = (word: string) => comparisons.find((comparison) => names[comparison].includes(word));

function readName(written: string): Operator | undefined {
  const word = written.toLowerCase().replace(/[\s_-]/g, "");
  const plain = comparisonOf(word);
  if (plain) return { comparison: plain, isNegated: false };
  const other = Object.hasOwn(negated, word)
    ? negated[word]
    : /^(?:is|does)?not/.test(word) && comparisonOf(word.replace(/^(?:is|does)?not/, ""));
  return other ? { comparison: other, isNegated: true } : undefined;
}

/**
 * Reads the operator of a condition.
 *
 * @param isNegated true if the condition must not be met
 * @returns undefined for an unknown operator
 */
export function readOperator(written: string | undefined, isNegated: boolean): Operator | undefined {
  const operator = written && readName(written);
  if (!operator) return undefined;
  const isNot = operator.isNegated !== isNegated;
  const opposite = isNot && opposites[operator.comparison];
  return opposite
    ? { comparison: opposite, isNegated: false }
    : { comparison: operator.comparison, isNegated: isNot };
}
