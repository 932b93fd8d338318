import type { ElementFacts, Finding } from "./facts";
import { finding, misspelling, own, platformKey, stateIds } from "./finding";
import { tourFindings } from "./tour";

/** The finding that explains why the element has not become a widget; undefined if it has. */
function beforeMount(facts: ElementFacts): Finding | undefined {
  const { failure, isOffline, isMounted, isDefined, hiddenBy, right } = facts;
  if (!facts.isOurs) return misspelling("misspelt", right);
  if (facts.isForeign) return finding("foreign");
  if (!isDefined && facts.isSwitchedOff) return finding("switchedOff");
  if (isMounted) return undefined;
  if (facts.state === "error" || failure !== undefined)
    return isOffline
      ? finding("offline")
      : finding("chunkFailed", { detail: { own: failure || "?", plain: plainFailure(failure) } });
  if (!isDefined && facts.isInForeignRoot) return finding("undiscovered");
  if (!isDefined && isOffline) return finding("offline");
  // The code of an element that waits for the viewport loads only when the element is near the viewport.
  if (!isDefined && !facts.mountsNear) return finding("loading");
  if (hiddenBy) return finding("hidden", { by: hiddenBy });
  return finding(facts.mountsNear ? "farAway" : "loading");
}

/**
 * The part of a load failure that a report may contain: the name of the library's file, and the HTTP status.
 */
const plainFailure = (detail = "") => /^[a-z-]+-\w{7}\.js(: status \d{3})?/.exec(detail)?.[0] ?? "?";

/**
 * The finding about missing required attributes. An attribute that exists with a misspelt name is named as it
 * is written.
 */
function lacking({ missing, attributes }: ElementFacts): Finding | undefined {
  if (missing.length === 0) return undefined;
  const names = missing.flat();
  const misspelt = attributes.find(
    ({ mistake, right }) => mistake === "name" && names.includes(right?.name ?? ""),
  );
  if (misspelt?.right) return finding("missingAs", { name: misspelt.name, right: misspelt.right.name });
  const isChoice = missing.length === 1 && names.length > 1;
  return finding(isChoice ? "withoutId" : "missing", { names: { names, isChoice } });
}

/**
 * The finding about ids that a service does not know. Simulated services know only the ids of the examples.
 */
function unknown({ isSimulated, areTables }: ElementFacts, names: readonly string[]): Finding {
  const id = isSimulated ? "unknownDemoId" : areTables ? "noTable" : "unknownId";
  return finding(id, { names: { names, isOwn: true } });
}

/** The finding that explains why the element has no data. */
function whyEmpty(facts: ElementFacts): Finding {
  const { unknownIds, ids, idAttributes, showsBonuses, inner } = facts;
  if (showsBonuses && facts.lacksBonuses) return whyFailed(facts);
  if (inner) return finding(inner.isFilled ? "noChoice" : "nothingInside", { inner: inner.tag });
  if (unknownIds.length > 0) return unknown(facts, unknownIds);
  if (idAttributes.length > 0)
    return finding("withoutId", { names: { names: idAttributes, isChoice: true } });
  if (ids.length > 0) return unknown(facts, ids);
  return finding(showsBonuses ? "noBonus" : "empty");
}

/** The finding that explains why a read has failed. A sample URL is a sufficient explanation. */
function whyFailed({ sampleKeys, isSimulated, isUnreachable }: ElementFacts): Finding {
  const count = sampleKeys.length;
  if (count > 0 && !isSimulated) return finding("placeholder", { names: sampleKeys.join(", "), count });
  return finding(isUnreachable ? "unreachable" : "failed");
}

/** The finding for the value of the element's `data-state`; undefined for `ready`. */
function byState(facts: ElementFacts): Finding | undefined {
  const { state, missingKey, isUnreachable } = facts;
  const isWaiting = state === "error" || state === "loading" || state === "reconnecting";
  // A login does not help as long as the configuration lacks the URL of the platform.
  const isHopeless = state === "logged-out" && missingKey === platformKey;
  if ((isWaiting || isHopeless) && missingKey !== undefined)
    return finding("notConfigured", { key: missingKey });
  if ((isWaiting && isUnreachable) || state === "error") return whyFailed(facts);
  if (state === "empty") return whyEmpty(facts);
  const id = stateIds.find((each) => each === state);
  return id && finding(id);
}

const ownWords = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, own(word)]));

/**
 * The minimum and the maximum, as they are written and as they should be, if the minimum is after the
 * maximum.
 */
export function reversedDates({ attributes }: Pick<ElementFacts, "attributes">) {
  const [min, max] = ["data-min-date", "data-max-date"].map((own) =>
    attributes.find(({ name }) => name === own),
  );
  if (min?.value === undefined || max?.value === undefined || min.value <= max.value) return undefined;
  return { min: min.written, max: max.written, first: max.value, last: min.value };
}

/**
 * Whether a value is a short number where a number is expected, such as a limit out of its range. Such a
 * value is not personal.
 */
const isPlainNumber = (type: string | undefined, written: string) =>
  type === "number" && /^-?\d{1,6}([.,]\d{1,3})?$/.test(written);

/** Mistakes in the attributes of an element. */
function ofAttributes({ attributes, missing, needed }: ElementFacts): Finding[] {
  const isWritten = (name: string) => attributes.some(({ right }) => right?.name === name);
  // If a required attribute is missing, the element is not visible, and the finding about this attribute is
  // sufficient.
  const names = missing.length > 0 ? [] : needed.filter((name) => !isWritten(name));
  const dates = reversedDates({ attributes });
  return [
    ...attributes.flatMap(({ name, written, mistake, kind, right, isExtra }) => {
      if (mistake === "value" && kind)
        return finding("wrongValue", {
          name,
          value: isPlainNumber(kind.type, written) ? written : own(written),
          expected: { kind },
        });
      return mistake === "name" && right
        ? finding(isExtra ? "extraName" : "wrongName", { name, right: right.name })
        : [];
    }),
    ...(names.length > 0 ? [finding("needs", { names: { names } })] : []),
    ...(dates ? [finding("reversedDates", ownWords(dates))] : []),
  ];
}

/** Mistakes in the content that the author has put inside an element. */
function ofContent(facts: ElementFacts): Finding[] {
  const { tag, wrongSlots, knownSlots, emptySlots, lostImages, swallowed, onlyBefore } = facts;
  return [
    ...wrongSlots.map((slot) => finding("wrongSlot", { slot: own(slot), names: { names: knownSlots } })),
    ...(emptySlots.length > 0 ? [finding("needsContent", { names: emptySlots.join(", ") })] : []),
    ...lostImages.map(({ url, isRefused }) =>
      finding(isRefused ? "refusedImage" : "noImage", { url: own(url) }),
    ),
    // Content that is visible only until the element starts may be intended, because authors decide what is
    // visible until then.
    ...(onlyBefore && !swallowed ? [finding("onlyBefore", { inner: onlyBefore, tag })] : []),
  ];
}

/** The finding of an element without other findings. */
function whenFine({ isVisible, isOverlay, isEdited, isSimulated }: ElementFacts): Finding {
  if (!isVisible && !isOverlay) return finding("noBox");
  if (isEdited) return finding("edited");
  if (!isVisible) return finding("unneeded");
  return finding(isSimulated ? "simulated" : "shows");
}

/** Reasons that explain more than the state of the element, by priority; at most one. */
function blocking(facts: ElementFacts): Finding | undefined {
  const { tag, swallowed, hiddenBy } = facts;
  const early = beforeMount(facts);
  if (early) return early;
  if (swallowed) return finding("notClosed", { inner: swallowed, tag });
  if (hiddenBy) return finding("hidden", { by: hiddenBy });
  const lacks = lacking(facts);
  if (lacks) return lacks;
  if (facts.showsFallback && facts.state === "error" && !facts.tour) return finding("crashed");
  return facts.isExtra ? finding("extra") : undefined;
}

/** All findings of an element. The first one answers “why is it not shown?”. */
export function elementFindings(facts: ElementFacts): readonly Finding[] {
  const found = findingsOf(facts);
  return found.length > 0 ? found : [whenFine(facts)];
}

function findingsOf(facts: ElementFacts): readonly Finding[] {
  const { unknownIds, tour, state } = facts;
  const reason = blocking(facts);
  if (reason && !facts.isOurs) return [reason];
  const mistakes = [
    ...(tour ? tourFindings(tour) : []),
    ...(unknownIds.length > 0 && state !== "empty" ? [unknown(facts, unknownIds)] : []),
    // A mistake that the reason already names is left out.
    ...ofAttributes(facts).filter(
      ({ params }) => params.name === undefined || params.name !== reason?.params.name,
    ),
    ...ofContent(facts),
  ];
  if (reason) return [reason, ...mistakes];
  // An overlay with nothing to show is correct. A tour without steps has its own findings.
  const isSilent = (facts.isOverlay && state !== "error") || (tour && mistakes.length > 0);
  const own = isSilent ? undefined : byState(facts);
  if (!own) return mistakes;
  // In the states `logged-out` and `stale` the element is visible, so its mistakes come first.
  return state === "logged-out" || state === "stale" ? [...mistakes, own] : [own, ...mistakes];
}
