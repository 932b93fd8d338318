import { pageDocument } from "./page-document";
import { callProbes, type Probe, startProbes } from "./probes";
import { report } from "./report";

/** The names of the built-ins that do not work, with commas. It uses no built-in itself. */
function brokenOf(probes: readonly Probe[]): string {
  let names = "";
  for (let index = 0; index < probes.length; index += 1) {
    const [name, works] = probes[index] as Probe;
    let isBroken = true;
    try {
      isBroken = !works();
    } catch {
      // A probe that throws has failed.
    }
    if (isBroken) names += `${names && ", "}${name}`;
  }
  return names;
}

/** Marks the elements of the page as failed, so that their fallback content stays. */
function markFailed(): void {
  const elements = pageDocument.getElementsByTagName("*");
  for (let index = 0; index < elements.length; index += 1) {
    const { localName = "" } = elements[index] ?? {};
    if (/^vetrina-/.exec(localName)) elements[index]?.setAttribute("data-state", "error");
  }
}

/**
 * Reports the built-ins that a script of the page has replaced by versions that do not work, all in one message.
 *
 * @returns false if the library cannot start
 */
export function checkBuiltIns(start = startProbes, calls = callProbes): boolean {
  const neededToStart = brokenOf(start);
  const neededForCalls = brokenOf(calls);
  const names = neededToStart + (neededToStart && neededForCalls && ", ") + neededForCalls;
  if (!names) return true;
  report(
    "error",
    `[vetrina] a script of this page has replaced built-ins of the browser by versions that do not work as the standard says: ${names}. ${
      neededToStart ? "The elements do not start and keep their fallback content." : "Calls to services fail."
    } Remove or update that script: it runs before vetrina.js and is often an old library or polyfill.`,
  );
  if (neededToStart) markFailed();
  return !neededToStart;
}
