/* oxlint-disable vetrina/replaced-built-ins -- it probes built-ins that other code must not use */
import { pageDocument } from "./page-document";

/**
 * The name of a built-in, and whether it works as the standard requires. A probe may throw, and must not
 * depend on other probes.
 */
export type Probe = readonly [name: string, works: () => unknown];

const isFunction = (value: unknown) => typeof value === "function";

/** Whether all of these members of an object are functions. */
function has(object: object, ...names: readonly string[]): boolean {
  for (let index = 0; index < names.length; index += 1)
    if (!isFunction((object as Record<string, unknown>)[names[index] ?? ""])) return false;
  return true;
}

const isThree = (value: unknown) => value === 3;
const element = () => pageDocument.createElement("p");

/** Whether an observer has the methods `observe` and `disconnect`. */
const observes = (observer: object) => has(observer, "observe", "disconnect");

/** Creates a probe from a check of two new elements: a parent and its child. */
const onElements = (works: (parent: HTMLElement, child: HTMLElement) => unknown) => () => {
  const parent = element();
  return works(parent, parent.appendChild(element()));
};

/** Whether a listener with `once` runs once, and a listener without it runs each time. */
function runsOnce(): boolean {
  const target = element();
  let count = 0;
  target.addEventListener("click", () => (count += 1), { once: true });
  target.addEventListener("click", () => (count += 3), { passive: true });
  target.click();
  target.click();
  return count === 7;
}

function hasOwn(): boolean {
  const { hasOwnProperty } = Object.prototype;
  return hasOwnProperty.call({ a: 3 }, "a") && !hasOwnProperty.call({}, "toString");
}

function countsItems(): boolean {
  let sum = 0;
  [1, 2].forEach((one) => {
    sum += one;
  });
  return sum === 3;
}

function isAborted(): boolean {
  const controller = new AbortController();
  controller.abort();
  return controller.signal.aborted && controller.signal.reason && has(controller.signal, "throwIfAborted");
}

/** Whether `Object.defineProperty` works with values and with accessors. */
function definesProperty(): boolean {
  const object = Object.defineProperty({ a: 1, b: 1 }, "a", { value: 1 });
  return object.a + Object.defineProperty(object, "b", { get: () => 2 }).b === 3;
}

/** Whether a URL changes when its query parameters change. */
function isUrl(): boolean {
  const url = new URL("/a?b=1", "https://c.test");
  url.searchParams.set("b", "3");
  return url.href === "https://c.test/a?b=3" && url.origin === "https://c.test" && url.pathname === "/a";
}

/**
 * Whether `crypto.subtle` returns a digest as a promise. True in insecure contexts, where `crypto.subtle`
 * does not exist.
 */
function hashes(): boolean {
  if (!(crypto as Partial<Crypto>).subtle) return true;
  const digest = crypto.subtle.digest("SHA-256", new Uint8Array(3));
  digest.then(isThree, isThree);
  return has(digest, "then");
}

/**
 * The options of `Intl.DateTimeFormat`. Objects must not inherit them, because date-fns-tz also reads
 * inherited options.
 */
const dateOptions = [
  "localeMatcher",
  "calendar",
  "numberingSystem",
  "hour12",
  "hourCycle",
  "timeZone",
  "weekday",
  "era",
  "year",
  "month",
  "day",
  "dayPeriod",
  "hour",
  "minute",
  "second",
  "fractionalSecondDigits",
  "timeZoneName",
  "formatMatcher",
  "dateStyle",
  "timeStyle",
];

/** Whether dates can be formatted. No date is formatted, because the first use of `Intl` takes 70 ms on a slow phone. */
function formatsDates(): boolean {
  for (let index = 0; index < dateOptions.length; index += 1)
    if ((dateOptions[index] ?? "") in {}) return false;
  return has(Intl.DateTimeFormat.prototype, "formatToParts", "resolvedOptions");
}

/** Whether any value can be a key, and whether the keys are iterated in order. */
function isMap(): boolean {
  const map = new Map<unknown, number>([[element, 1]]);
  map.set(has, 3);
  return map.size === 2 && map.get(has) === 3 && [...map.keys()][0] === element && map.delete(element);
}

function isRequest(): boolean {
  const request = new Request("https://a.test/b", { method: "POST", headers: { "x-a": "3" }, body: "c" });
  const { url, method, headers } = request;
  if (new Request("https://a.test", { method: "GET" }).body) return false;
  return (
    url === "https://a.test/b" && method === "POST" && headers.get("x-a") === "3" && has(request, "text")
  );
}

function isResponse(): boolean {
  const response = new Response("a", { status: 201 });
  return response.status === 201 && response.ok && has(response, "text");
}

function areHeaders(): boolean {
  const headers = new Headers({ "x-a": "3" });
  return headers.get("X-A") === "3" && new Headers(headers).has("x-a") && has(headers, "forEach", "set");
}

/** Probes of the built-ins without which the library cannot start. */
export const startProbes: readonly Probe[] = [
  ["Array", () => Array(2).length === 2 && Array.isArray([]) && !Array.isArray({ length: 0 })],
  ["Array.prototype.at", () => [1, 3].at(-1) === 3],
  ["Array.prototype.concat", () => [1].concat([2], 3)[2] === 3],
  ["Array.prototype.entries", () => [...[3].entries()][0]?.[1] === 3],
  ["Array.prototype.every", () => ![1, 3].every(isThree) && [3].every(isThree)],
  ["Array.prototype.fill", () => [1, 2].fill(3)[1] === 3],
  ["Array.prototype.filter", () => [1, 3].filter(isThree).length === 1],
  ["Array.prototype.find", () => [1, 3].find(isThree) === 3],
  ["Array.prototype.findIndex", () => [1, 3].findIndex(isThree) === 1],
  ["Array.prototype.findLast", () => [1, 3].findLast(isThree) === 3],
  ["Array.prototype.flat", () => [1, [2, 3]].flat()[2] === 3],
  ["Array.prototype.flatMap", () => [1, 2].flatMap((one) => [one, 3])[3] === 3],
  ["Array.prototype.forEach", countsItems],
  ["Array.prototype.includes", () => [3, 1].includes(3) && ![1].includes(3) && [NaN].includes(NaN)],
  ["Array.prototype.indexOf", () => [1, 3].indexOf(3) === 1 && [1].indexOf(3) === -1],
  ["Array.prototype.join", () => [1, 2].join("") === "12"],
  ["Array.prototype.keys", () => [...Array(2).keys()][1] === 1],
  ["Array.prototype.lastIndexOf", () => [3, 3].lastIndexOf(3) === 1],
  ["Array.prototype.map", () => [1, 2].map((one, index) => one + index)[1] === 3],
  ["Array.prototype.pop", () => [1, 3].pop() === 3],
  ["Array.prototype.push", () => [1].push(2, 3) === 3],
  ["Array.prototype.reduce", () => [1, 2].reduce((sum, one) => sum + one, 0) === 3],
  ["Array.prototype.reduceRight", () => [1, 2].reduceRight((sum, one) => sum + one, 0) === 3],
  ["Array.prototype.reverse", () => [3, 1].reverse()[1] === 3],
  ["Array.prototype.shift", () => [3, 1].shift() === 3],
  ["Array.prototype.slice", () => [1, 2, 3].slice(-1)[0] === 3],
  ["Array.prototype.some", () => [1, 3].some(isThree) && ![1].some(isThree)],
  ["Array.prototype.sort", () => [3, 1].sort((one, other) => one - other)[1] === 3],
  ["Array.prototype.splice", () => [1, 3].splice(1, 1, 2)[0] === 3],
  ["Array.prototype.toReversed", () => [3, 1].toReversed()[1] === 3],
  ["Array.prototype.toSorted", () => [3, 1].toSorted()[1] === 3],
  ["Array.prototype.unshift", () => [1].unshift(2, 3) === 3],
  ["Array.prototype.values", () => !("length" in [3].values()) && [...[3].values()][0] === 3],

  ["String", () => String(3) === "3" && String.raw`\n`.length === 2 && String.fromCharCode(51) === "3"],
  ["String.prototype.at", () => "13".at(-1) === "3"],
  ["String.prototype.charAt", () => "13".charAt(1) === "3"],
  ["String.prototype.charCodeAt", () => "13".charCodeAt(1) === 51],
  ["String.prototype.codePointAt", () => "3".codePointAt(0) === 51],
  ["String.prototype.concat", () => "1".concat("3") === "13"],
  ["String.prototype.endsWith", () => "13".endsWith("3") && !"13".endsWith("1")],
  ["String.prototype.includes", () => "13".includes("3") && !"1".includes("3")],
  ["String.prototype.indexOf", () => "13".indexOf("3") === 1],
  ["String.prototype.lastIndexOf", () => "33".lastIndexOf("3") === 1],
  ["String.prototype.match", () => "213".match(/1(.)/)?.[1] === "3"],
  ["String.prototype.matchAll", () => [..."13".matchAll(/3/g)].length === 1],
  ["String.prototype.normalize", () => "e\u0301".normalize() === "\u00e9"],
  ["String.prototype.padStart", () => "3".padStart(2, "0") === "03"],
  ["String.prototype.repeat", () => "3".repeat(2) === "33"],
  ["String.prototype.replace", () => "1-1".replace(/(1)/g, (_, one: string) => `${one}3`) === "13-13"],
  ["String.prototype.replaceAll", () => "1.1.".replaceAll(".", "3") === "1313"],
  ["String.prototype.search", () => "13".search(/3/) === 1],
  ["String.prototype.slice", () => "13".slice(-1) === "3"],
  ["String.prototype.split", () => "1-3".split(/-/)[1] === "3"],
  ["String.prototype.startsWith", () => "13".startsWith("1") && !"13".startsWith("3")],
  ["String.prototype.toLowerCase", () => "A".toLowerCase() === "a"],
  ["String.prototype.toUpperCase", () => "a".toUpperCase() === "A"],
  ["String.prototype.trimEnd", () => " 3 ".trimEnd() === " 3"],
  ["String.prototype.trimStart", () => " 3 ".trimStart() === "3 "],
  ["String.prototype.trim", () => " 3\n".trim() === "3"],

  ["Function.prototype.apply", () => Math.max.apply(null, [1, 3]) === 3],
  ["Function.prototype.bind", () => Math.max.bind(null, 1, 3)(2) === 3],
  ["Function.prototype.call", () => Math.max.call(null, 1, 3) === 3],

  ["Object.assign", () => Object.assign({ a: 1 }, { a: 2 }, { a: 3 }).a === 3],
  ["Object.create", () => (Object.create({ a: 3 }) as { a: number }).a === 3],
  ["Object.defineProperty", definesProperty],
  ["Object.entries", () => Object.entries({ a: 3 })[0]?.[1] === 3],
  ["Object.freeze", () => Object.freeze(isThree) === isThree],
  ["Object.fromEntries", () => Object.fromEntries([["a", 3]]).a === 3],
  ["Object.getOwnPropertyDescriptor", () => Object.getOwnPropertyDescriptor({ a: 3 }, "a")?.value === 3],
  ["Object.getPrototypeOf", () => Object.getPrototypeOf([]) === Array.prototype],
  ["Object.hasOwn", () => Object.hasOwn({ a: 3 }, "a") && !Object.hasOwn({}, "toString")],
  ["Object.is", () => Object.is(NaN, NaN) && !Object.is(0, -0)],
  ["Object.keys", () => Object.keys({ ab: 3 })[0] === "ab"],
  ["Object.prototype.hasOwnProperty", hasOwn],
  // If `Object.prototype` had a member `then`, every object would be a promise that never settles.
  ["Object.prototype.then", () => !("then" in {})],
  ["Object.prototype.toString", () => Object.prototype.toString.call([]) === "[object Array]"],
  ["Object.setPrototypeOf", () => (Object.setPrototypeOf({}, { a: 3 }) as { a: number }).a === 3],
  ["Object.values", () => Object.values({ a: 3 })[0] === 3],

  ["BigInt", () => BigInt(3) === 3n],
  ["Date", () => new Date(2020, 1, 3).getDate() === 3 && new Date("2020-02-03").getTime() === 1580688000000],
  ["Date.UTC", () => Date.UTC(2020, 1, 3) === 1580688000000],
  ["Date.now", () => Date.now() > 0],
  ["Date.prototype.toISOString", () => new Date(3).toISOString() === "1970-01-01T00:00:00.003Z"],
  ["Error", () => new Error("a").message === "a"],
  ["Intl.DateTimeFormat", formatsDates],
  ["Intl.NumberFormat", () => has(Intl.NumberFormat.prototype, "formatToParts")],
  ["JSON.parse", () => (JSON.parse('{"a":[3]}') as { a: number[] }).a[0] === 3],
  ["JSON.stringify", () => JSON.stringify("a", () => 3) === "3"],
  ["Map", isMap],
  ["Math", () => Math.max(1, Math.floor(3.5)) === 3 && Math.min(3, 4) === 3 && Math.random() < 1],
  ["Number", () => Number("3") === 3 && Number.isInteger(3) && Number.isFinite(3) && Number.isNaN(NaN)],
  ["Number.prototype.toFixed", () => (3).toFixed(1) === "3.0"],
  ["Number.prototype.toString", () => (51).toString(16) === "33"],
  ["Promise", () => has(new Promise(isThree), "then", "catch", "finally")],
  ["Promise.all", () => has(Promise.all([]), "then")],
  ["Promise.race", () => has(Promise.race([]), "then")],
  ["Promise.reject", () => has(Promise.reject(element).catch(isThree), "then")],
  ["Promise.resolve", () => has(Promise.resolve(3), "then", "catch", "finally")],
  ["Proxy", () => new Proxy({ a: 1 }, { get: () => 3 }).a === 3],
  ["Reflect", () => Reflect.get({ a: 3 }, "a") === 3 && isFunction(Reflect.set)],
  // ky creates a `Request` when its chunk is loaded.
  ["Request", isRequest],
  ["RegExp", () => new RegExp("3", "g").flags === "g"],
  ["RegExp.prototype.exec", () => /1(.)/.exec("13")?.[1] === "3"],
  ["RegExp.prototype.test", () => /3/.test("3") && !/3/.test("1")],
  ["Set", () => new Set([1, 3, 3]).size === 2 && [...new Set([3]).add(1)][1] === 1 && new Set([3]).has(3)],
  // Destructuring must work even if it takes fewer values than the array's iterator has.
  ["Symbol", () => Symbol.for("a") === Symbol.for("a") && (([one]) => one === 3)([3, 1])],
  ["TextDecoder", () => new TextDecoder().decode(new Uint8Array([51])) === "3"],
  ["TextEncoder", () => new TextEncoder().encode("3")[0] === 51],
  ["Uint8Array", () => new Uint8Array([3])[0] === 3],
  ["WeakMap", () => new WeakMap([[element, 3]]).get(element) === 3],
  ["WeakRef", () => new WeakRef(element).deref() === element],
  ["WeakSet", () => new WeakSet([element]).has(element)],

  ["AbortController", isAborted],
  ["CSS.escape", () => CSS.escape("1") === "\\31 "],
  ["CSSStyleSheet", () => isFunction(new CSSStyleSheet().replaceSync)],
  ["CustomEvent", () => new CustomEvent("a", { detail: 3 }).detail === 3],
  ["DOMRect", () => new DOMRect(3).x === 3],
  ["HTMLElement", () => isFunction(HTMLElement) && element() instanceof HTMLElement],
  ["IntersectionObserver", () => observes(new IntersectionObserver(isThree, { rootMargin: "3px" }))],
  ["MessageChannel", () => isFunction(new MessageChannel().port1.postMessage)],
  ["MutationObserver", () => has(new MutationObserver(isThree), "observe", "disconnect", "takeRecords")],
  ["ResizeObserver", () => observes(new ResizeObserver(isThree))],
  ["URL", isUrl],
  ["URLSearchParams", () => String(new URLSearchParams({ a: "1 3" })) === "a=1+3"],
  ["atob", () => atob("Mw==") === "3"],
  ["crypto", () => crypto.getRandomValues(new Uint8Array(3)).length === 3],
  ["crypto.subtle.digest", hashes],
  ["customElements", () => has(customElements, "define", "get", "whenDefined")],
  ["fetch", () => isFunction(fetch)],
  // The element is outside the document, because for an element of the page the browser would first compute
  // all styles.
  ["getComputedStyle", () => typeof getComputedStyle(element()).display === "string"],
  ["matchMedia", () => matchMedia("all").matches && has(matchMedia("all"), "addEventListener")],
  ["performance.now", () => performance.now() >= 0],
  ["queueMicrotask", () => isFunction(queueMicrotask)],
  ["requestAnimationFrame", () => requestAnimationFrame(isThree)],
  ["setTimeout", () => setTimeout(isThree) && isFunction(clearTimeout)],
  ["setInterval", () => has({ setInterval, clearInterval }, "setInterval", "clearInterval")],

  ["EventTarget.prototype.addEventListener", runsOnce],
  [
    "Element.prototype.append",
    onElements((_, two) => (two.append("3", element()), two.childNodes.length === 2)),
  ],
  [
    "Element.prototype.closest",
    onElements((_, two) => two.closest("p") === two && two.closest("a") === null),
  ],
  ["Element.prototype.children", onElements((one, two) => [...one.children][0] === two)],
  ["Element.prototype.contains", onElements((one, two) => one.contains(two) && !two.contains(one))],
  ["Element.prototype.getAttribute", onElements((one) => one.getAttribute("id") === null)],
  ["Element.prototype.hasAttribute", onElements((one) => !one.hasAttribute("id"))],
  [
    "Element.prototype.insertBefore",
    onElements((one, two) => one.insertBefore(element(), two).nextSibling === two),
  ],
  ["Element.prototype.matches", onElements((one) => one.matches("p") && !one.matches("a"))],
  ["Element.prototype.prepend", onElements((one, two) => (one.prepend(element()), one.firstChild !== two))],
  ["Element.prototype.querySelector", onElements((one, two) => one.querySelector("p") === two)],
  ["Element.prototype.querySelectorAll", onElements((one, two) => [...one.querySelectorAll("p")][0] === two)],
  ["Element.prototype.remove", onElements((one, two) => (two.remove(), one.firstChild === null))],
  [
    "Element.prototype.replaceChildren",
    onElements((one) => (one.replaceChildren("3"), one.textContent === "3")),
  ],
  [
    "Element.prototype.replaceWith",
    onElements((one, two) => (two.replaceWith("3"), one.textContent === "3")),
  ],
  ["Element.prototype.setAttribute", onElements((one) => (one.setAttribute("id", "3"), one.id === "3"))],
  [
    "Element.prototype.toggleAttribute",
    onElements((one) => one.toggleAttribute("id", true) && one.id === ""),
  ],
  [
    "Element.prototype.attachShadow",
    onElements((one) => one.attachShadow({ mode: "open" }) === one.shadowRoot),
  ],
  ["Element.prototype.getRootNode", onElements((one, two) => two.getRootNode() === one)],
];

/**
 * Probes of the built-ins without which calls to services or some elements fail, while all other elements
 * work.
 */
export const laterProbes: readonly Probe[] = [
  ["FormData", () => new FormData().get("a") === null],
  ["Headers", areHeaders],
  ["Intl.ListFormat", () => has(Intl.ListFormat.prototype, "format")],
  ["Intl.RelativeTimeFormat", () => has(Intl.RelativeTimeFormat.prototype, "format")],
  ["NodeList.prototype.forEach", onElements((one) => has(one.querySelectorAll("p"), "forEach"))],
  ["Response", isResponse],
];
