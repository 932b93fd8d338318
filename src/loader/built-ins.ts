import { pageDocument } from "./page-document";
import { laterProbes, type Probe, startProbes } from "./probes";
import { report } from "./report";

/**
 * The names of the built-ins that do not work, separated by commas. This function must not use any built-in
 * itself.
 */
function brokenOf(probes: readonly Probe[]): string {
  let names = "";
  for (let index = 0; index < probes.length; index += 1) {
    // Does not use destructuring, because a page may have broken iterators.
    const probe = probes[index] as Probe;
    let isBroken = true;
    try {
      isBroken = !probe[1]();
    } catch {
      // A probe that throws has failed.
    }
    if (isBroken) names += `${names && ", "}${probe[0]}`;
  }
  return names;
}

/**
 * Names that React and ky read from objects that inherit from `Object.prototype`. No probe checks these
 * names.
 */
const readNames = /^(key|ref|disabled|json)$/;

/** Whether new objects cannot get a member of this name, because they inherit a read-only one. */
function isReadOnly(name: string): boolean {
  try {
    const object: Record<string, unknown> = {};
    object[name] = report;
    return object[name] !== report;
  } catch {
    return true;
  }
}

/**
 * The enumerable members of `Object.prototype` in two comma-separated lists: all members, and those that
 * break other code.
 */
function extensions() {
  let all = "";
  let harmful = "";
  for (const name in {}) {
    all += `${all && ", "}${name}`;
    if (readNames.exec(name) || isReadOnly(name)) harmful += `${harmful && ", "}${name}`;
  }
  return { all, harmful };
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
 * Reports in one message all built-ins that a script of the page has replaced with broken versions. The
 * message also names members of `Object.prototype` that may be the cause or that break other code.
 *
 * @returns false if the library cannot start
 */
export function checkBuiltIns(start = startProbes, later = laterProbes): boolean {
  const neededToStart = brokenOf(start);
  const neededLater = brokenOf(later);
  const names = neededToStart + (neededToStart && neededLater && ", ") + neededLater;
  const { all, harmful } = extensions();
  const extended = names ? all : harmful;
  if (!names && !extended) return true;
  const extension =
    extended &&
    `a script of this page has extended Object.prototype with ${extended}, which all objects inherit. ` +
      (names && `Probably for this reason, these built-ins do not work as the standard requires: ${names}. `);
  report(
    "error",
    `[vetrina] ${
      extension ||
      `a script of this page has replaced built-ins of the browser with versions that do not work as the standard requires: ${names}. `
    }${
      neededToStart
        ? "The elements do not start and keep their fallback content."
        : "Calls to services or some elements fail."
    } Remove or update that script: it runs before vetrina.js and is often an old library or polyfill.`,
  );
  if (neededToStart) {
    markFailed();
    try {
      // Runs again later, because the rest of the page may not be parsed yet.
      pageDocument.addEventListener("DOMContentLoaded", markFailed, { once: true });
    } catch {
      // A script of the page may have replaced `addEventListener` too.
    }
  }
  return !neededToStart;
}
