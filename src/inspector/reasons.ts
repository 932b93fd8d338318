import { alternatively } from "../element/attributes";
import type { ElementFacts, Finding } from "./facts";
import type { Hiding } from "./hiding";
import { platformKey } from "./platform";

/** `fine`: it shows. `known`: it does what it should, and an author may wonder. `wrong`: somebody must correct it. */
export type Severity = "fine" | "known" | "wrong";

/** The first of several wrong attributes. */
interface OneOfMore {
  /** The names of the others. */
  readonly others: readonly string[];
}

/** Why an element does not show, or that it does, with the names that the sentence says. */
export type Reason =
  | { readonly why: "misspelt"; readonly right?: string | undefined }
  | { readonly why: "notClosed"; readonly inner: string; readonly tag: string }
  | { readonly why: "chunkFailed"; readonly detail: string }
  | ({ readonly why: "hidden" } & Hiding)
  | {
      readonly why: "missing" | "withoutId" | "unknownId" | "unknownDemoId";
      readonly names: readonly string[];
    }
  | { readonly why: "notConfigured"; readonly key: string }
  | ({ readonly why: "finding" | "notice" } & Finding)
  | (OneOfMore & {
      readonly why: "wrongValue";
      readonly name: string;
      readonly value: string;
      readonly expected: string;
    })
  | (OneOfMore & {
      readonly why: "wrongName" | "missingAs";
      readonly name: string;
      readonly right: string;
    })
  | { readonly why: PlainReason | StateReason };

/** The values of `data-state` that are a reason by themselves. */
const stateReasons = [
  "restricted",
  "opted-out",
  "logged-out",
  "loading",
  "offline",
  "reconnecting",
  "stale",
] as const;
type StateReason = (typeof stateReasons)[number];

/** The values of `data-state` that an element of the library can have. */
export const knownStates: readonly string[] = [...stateReasons, "ready", "empty", "error"];

/** The reasons that need no names. */
type PlainReason =
  | "switchedOff"
  | "foreign"
  | "offline"
  | "undiscovered"
  | "loading"
  | "farAway"
  | "crashed"
  | "extra"
  | "failed"
  | "unreachable"
  | "noBonus"
  | "empty"
  | "noBox"
  | "unneeded"
  | "edited"
  | "simulated"
  | "shows";

const fine: readonly Reason["why"][] = ["shows", "simulated", "edited", "unneeded"];

const known: readonly Reason["why"][] = [
  ...(["switchedOff", "offline", "loading", "farAway", "restricted", "opted-out", "logged-out"] as const),
  ...(["noBonus", "empty", "reconnecting", "stale", "notice"] as const),
];

export function severityOf({ why }: Reason): Severity {
  if (fine.includes(why)) return "fine";
  return known.includes(why) ? "known" : "wrong";
}

/** Why the element has not become a widget; undefined if it has. */
function beforeMount(facts: ElementFacts): Reason | undefined {
  const { failure, isOffline, isMounted, hiddenBy } = facts;
  if (!facts.isOurs) return { why: "misspelt", right: facts.right };
  if (facts.isForeign) return { why: "foreign" };
  if (!facts.isDefined && facts.isSwitchedOff) return { why: "switchedOff" };
  if (isMounted) return undefined;
  const isLost = facts.state === "error" || failure !== undefined;
  if (isLost && isOffline) return { why: "offline" };
  if (isLost) return { why: "chunkFailed", detail: failure ?? "" };
  if (!facts.isDefined) {
    if (facts.isInForeignRoot) return { why: "undiscovered" };
    if (isOffline) return { why: "offline" };
    // The code of what waits for the window does not come before.
    if (!facts.mountsNear) return { why: "loading" };
  }
  if (hiddenBy) return { why: "hidden", ...hiddenBy };
  return { why: facts.mountsNear ? "farAway" : "loading" };
}

/** Simulated services know the ids of the examples only, so asking for the right id would not help. */
const unknownId = ({ isSimulated }: ElementFacts, names: readonly string[]): Reason => ({
  why: isSimulated ? "unknownDemoId" : "unknownId",
  names,
});

/** Nothing came for the element: which of the reasons it is. */
function whyEmpty(facts: ElementFacts): Reason {
  const { unknownIds, ids, idAttributes, showsBonuses, lacksBonuses } = facts;
  if (showsBonuses && lacksBonuses) return { why: "failed" };
  if (unknownIds.length > 0) return unknownId(facts, unknownIds);
  if (idAttributes.length > 0) return { why: "withoutId", names: idAttributes };
  if (ids.length > 0) return unknownId(facts, ids);
  return { why: showsBonuses ? "noBonus" : "empty" };
}

/** What the element's own state says; undefined for `ready`. */
function byState(facts: ElementFacts): Reason | undefined {
  const { state, missingKey, isUnreachable } = facts;
  const isWaiting = state === "error" || state === "loading" || state === "reconnecting";
  // A login would not help where nobody has said where the platform is.
  const isHopeless = state === "logged-out" && missingKey === platformKey;
  if ((isWaiting || isHopeless) && missingKey !== undefined) return { why: "notConfigured", key: missingKey };
  if (isWaiting && isUnreachable) return { why: "unreachable" };
  if (state === "error") return { why: "failed" };
  if (state === "empty") return whyEmpty(facts);
  const why = stateReasons.find((each) => each === state);
  return why && { why };
}

const told = (finding: Finding): Reason => ({ why: finding.isKnown ? "notice" : "finding", ...finding });

/** Mistakes of an element that shows all the same. */
function mistake(facts: ElementFacts): Reason | undefined {
  const { attributes, unknownIds, finding } = facts;
  if (unknownIds.length > 0) return unknownId(facts, unknownIds);
  // What is one too many is a finding.
  const [wrong, ...others] = attributes.filter((each) => each.mistake !== undefined && !each.extraOf);
  if (!wrong) return finding && told(finding);
  const { name, written, expected = "", corrected } = wrong;
  return wrong.mistake === "name"
    ? { why: "wrongName", name, right: corrected?.name ?? "", others: others.map((each) => each.name) }
    : { why: "wrongValue", name, value: written, expected, others: others.map((each) => each.name) };
}

/** Required attributes are missing. One that is there with a misspelt name is named as it is written. */
function whyMissing({ missing, attributes }: ElementFacts): Reason {
  const wrong = attributes.filter((each) => each.mistake !== undefined && !each.extraOf);
  const names = missing.flatMap((name) => name.split(alternatively));
  const misspelt = wrong.find(({ corrected }) => corrected && names.includes(corrected.name));
  if (!misspelt?.corrected) {
    const isChoice = missing.length === 1 && names.length > 1;
    return { why: isChoice ? "withoutId" : "missing", names };
  }
  const { name, corrected } = misspelt;
  const others = wrong.filter((each) => each !== misspelt).map((each) => each.name);
  return { why: "missingAs", name, right: corrected.name, others };
}

/** The one reason that an author should read first. */
export function reasonOf(facts: ElementFacts): Reason {
  const early = beforeMount(facts);
  if (early) return early;
  if (facts.unexpectedTag) return { why: "notClosed", inner: facts.unexpectedTag, tag: facts.tag };
  if (facts.hiddenBy) return { why: "hidden", ...facts.hiddenBy };
  if (facts.missing.length > 0) return whyMissing(facts);
  if (facts.showsFallback && facts.state === "error") return { why: "crashed" };
  if (facts.isExtra) return { why: "extra" };
  if (facts.finding?.isFirst) return told(facts.finding);
  // An overlay that has nothing to say is where it should be, whatever its state.
  const state = facts.isOverlay && facts.state !== "error" ? undefined : byState(facts);
  const wrong = mistake(facts);
  // In these states the element shows: a mistake is the news.
  if (wrong && (state?.why === "logged-out" || state?.why === "stale")) return wrong;
  if (state) return state;
  if (!facts.isVisible && !facts.isOverlay) return wrong ?? { why: "noBox" };
  if (wrong) return wrong;
  if (facts.isEdited) return { why: "edited" };
  if (!facts.isVisible) return { why: "unneeded" };
  return { why: facts.isSimulated ? "simulated" : "shows" };
}
