import { readFileSync } from "node:fs";

/** A script that host pages run before the library, and the expected result. */
export interface HostScript {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  /**
   * `works`: elements work as on any other page, and nothing is logged. Otherwise the console shows one error
   * that contains the names in `named`. `calls`: only calls to services fail. `nothing`: only the fallback
   * content is visible.
   */
  readonly expected: "works" | { readonly named: readonly string[]; readonly fails: "calls" | "nothing" };
}

const file = (name: string) => readFileSync(new URL(`./${name}.js`, import.meta.url), "utf8");

const works = (name: string, title: string, script: string): HostScript => ({
  name,
  title,
  script,
  expected: "works",
});

const reported =
  (fails: "calls" | "nothing") =>
  (name: string, title: string, script: string, named: readonly string[]): HostScript => ({
    name,
    title,
    script,
    expected: { named, fails },
  });

const failsCalls = reported("calls");
const stops = reported("nothing");

/** Scripts that `/test/host-pages` and the tests run. */
export const hostScripts: readonly HostScript[] = [
  works(
    "array-from",
    "Array.from without a mapping function and iterators",
    "Array.from = (list) => { const out = []; for (let i = 0; i < list.length; i++) out.push(list[i]); return out; };",
  ),
  works(
    "fetch-string",
    "A wrapped fetch that accepts a string only",
    'const send = window.fetch; window.fetch = (url, options) => (url.indexOf("/collect") === 0 ? Promise.resolve() : send(url, options));',
  ),
  works(
    "fetch-options",
    "A wrapped fetch that reads plain options: method, headers and a string as body",
    `const send = window.fetch; window.fetch = function (url, options) {
      options = options || {};
      const method = (options.method || "GET").toUpperCase();
      const headers = {};
      for (const name of Object.keys(options.headers || {})) headers[name.toLowerCase()] = options.headers[name];
      if (method === "POST" && headers["content-type"].startsWith("application/json")) JSON.parse(options.body);
      return send.call(this, String(url.split("#")[0]), Object.assign({}, options, { headers }));
    };`,
  ),
  works(
    "fetch-thenable",
    "A wrapped fetch that returns an object with only then()",
    "const send = window.fetch; window.fetch = (url, options) => { const sent = send(url, options); return { then: (done, failed) => { sent.then(done, failed); } }; };",
  ),
  works("fetch-polyfill", "fetch replaced by an early polyfill with XMLHttpRequest", file("fetch-polyfill")),
  works(
    "fetch-method",
    "A wrapped fetch that reads the method",
    `const send = window.fetch; window.fetch = (url, options) => {
      if (options && options.method.toUpperCase() === "POST") window.posted = url;
      return send(url, options);
    };`,
  ),
  works(
    "fetch-headers",
    "A wrapped fetch that adds a header to requests of the site",
    `const send = window.fetch; window.fetch = (url, options) => {
      if (url.indexOf(location.origin) === 0) options.headers["X-Site"] = "1";
      return send(url, options);
    };`,
  ),
  works(
    "fetch-json",
    "A wrapped fetch that copies its options as JSON",
    "const send = window.fetch; window.fetch = (url, options) => send(url, options && JSON.parse(JSON.stringify(options)));",
  ),
  works(
    "object-extend",
    "An enumerable Object.prototype.extend",
    "Object.prototype.extend = function () {};",
  ),
  works(
    "object-members",
    "More enumerable members of Object.prototype",
    `for (const name of ["each", "clone", "isEmpty", "merge", "forEach", "map", "size", "inspect", "contains"])
      Object.prototype[name] = function () { return this; };`,
  ),
  works(
    "object-text",
    "Enumerable texts and numbers in Object.prototype",
    'Object.prototype.lib = "lib 1.0"; Object.prototype.debugLevel = 3;',
  ),
  works(
    "prototype-members",
    "Enumerable members of Array, String, Number and Function",
    `for (const { prototype } of [Array, String, Number, Function, Boolean, Date, RegExp])
      for (const name of ["each", "first", "last", "remove", "contains", "extend", "toInt", "format"])
        prototype[name] = function () { return this; };`,
  ),
  works(
    "to-json",
    "toJSON in Object, Array, String and Number (Prototype 1.6)",
    `Object.prototype.toJSON = function () { return "{}"; };
    Array.prototype.toJSON = function () { return "[" + this.join(", ") + "]"; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Number.prototype.toJSON = function () { return String(this); };`,
  ),
  works(
    "object-method",
    "Enumerable members of Object.prototype that have the names of options",
    `for (const name of ["method", "default", "unit", "style", "notation", "has"])
      Object.prototype[name] = function () { return this; };`,
  ),
  works("datejs", "Datejs", file("datejs")),
  works("mootools-names", "Event, Element and Document replaced (MooTools 1.2)", file("mootools-names")),
  works("console-empty", "An empty console", "window.console = {};"),
  works(
    "console-throws",
    "A console whose methods throw",
    'for (const name of ["debug", "info", "log", "warn", "error"]) console[name] = () => { throw new Error("console"); };',
  ),
  works("console-error", "console.error is undefined", "console.error = undefined;"),
  works(
    "promise-subclass",
    "Promise replaced by a correct subclass (zone.js and other tracing scripts)",
    "const Native = Promise; window.Promise = class Traced extends Native {};",
  ),
  works(
    "instanceof",
    "Constructors that only instanceof needs, replaced",
    `for (const name of ["Node", "HTMLElement", "Text", "ShadowRoot", "Blob", "DOMException", "Window", "HTMLDocument"]) {
      const Native = window[name]; if (!Native) continue;
      if (name === "HTMLElement") continue;
      window[name] = function () {};
    }`,
  ),
  works(
    "tracing",
    "Correct wrappers of timers, listeners and fetch (analytics)",
    `const { setTimeout: later, fetch: send } = window; const add = EventTarget.prototype.addEventListener;
    window.setTimeout = function (run, ...rest) { return later.call(this, (...args) => run(...args), ...rest); };
    window.fetch = async function (...args) { return send.apply(this, args); };
    EventTarget.prototype.addEventListener = function (...args) { return add.apply(this, args); };
    const define = customElements.define; customElements.define = function (...args) { return define.apply(this, args); };`,
  ),
  works(
    "polyfills",
    "Correct polyfills of Object.assign, Object.entries, Array.prototype.includes and Element.prototype.closest",
    `Object.assign = function (target) {
      for (let i = 1; i < arguments.length; i++) for (const key of Object.keys(Object(arguments[i]))) target[key] = arguments[i][key];
      return target;
    };
    Object.entries = (object) => Object.keys(object).map((key) => [key, object[key]]);
    Array.prototype.includes = function (value, from) { return this.indexOf(value, from) !== -1 || (value !== value && this.some((one) => one !== one)); };
    Element.prototype.closest = function (selector) { let one = this; while (one && !one.matches(selector)) one = one.parentElement; return one; };`,
  ),
  works(
    "animation-frame",
    "requestAnimationFrame replaced by a timer",
    "window.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 16); window.cancelAnimationFrame = clearTimeout;",
  ),
  works(
    "broadcast-channel",
    "BroadcastChannel replaced by a stub",
    "window.BroadcastChannel = function () {};",
  ),
  works(
    "broadcast-channel-throws",
    "BroadcastChannel whose messages cannot be sent",
    `window.BroadcastChannel = function () {
      this.postMessage = this.close = () => { throw new Error("channel"); };
      Object.freeze(this);
    };`,
  ),
  works(
    "locks",
    "navigator.locks replaced by a stub",
    'Object.defineProperty(navigator, "locks", { value: { request() {} } });',
  ),
  works(
    "missing",
    "Later built-ins removed, as in older browsers with polyfills",
    `delete AbortSignal.any; delete AbortSignal.timeout; delete Promise.allSettled; delete Intl.PluralRules;
    delete Array.from; delete window.BroadcastChannel;`,
  ),
  stops("request", "Request replaced", "window.Request = function (options) { this.options = options; };", [
    "Request",
  ]),
  failsCalls(
    "response",
    "Response replaced",
    "window.Response = function (options) { this.options = options; };",
    ["Response"],
  ),
  failsCalls("headers", "Headers replaced", "window.Headers = function (list) { this.list = list; };", [
    "Headers",
  ]),
  stops("url", "URL replaced", "window.URL = function (options) { this.options = options; };", ["URL"]),
  stops("map", "Map replaced", "window.Map = function (options) { this.options = options; };", ["Map"]),
  stops(
    "map-dictionary",
    "Map replaced by a dictionary with get and set",
    "window.Map = function () { const data = {}; this.get = (key) => data[key]; this.set = (key, value) => { data[key] = value; }; };",
    ["Map"],
  ),
  stops("set", "Set replaced", "window.Set = function (values) { this.values = values || []; };", ["Set"]),
  stops(
    "promise",
    "Promise replaced by one without allSettled and finally",
    `const Native = Promise; window.Promise = function (run) { const own = new Native(run); this.then = (a, b) => own.then(a, b); };
    window.Promise.resolve = (value) => Native.resolve(value);`,
    ["Promise"],
  ),
  stops("prototype", "Prototype 1.6", file("prototype"), ["Array.prototype.reduce"]),
  stops("mootools", "MooTools 1.2", file("mootools-names") + file("mootools"), ["Function.prototype.bind"]),
  stops(
    "array-methods",
    "Methods of Array.prototype replaced by others of the same name",
    `Array.prototype.find = function (value) { return this.indexOf(value); };
    Array.prototype.flat = function () { return this.join(); };
    Array.prototype.includes = function (value) { return this.indexOf(value) > 0; };`,
    ["Array.prototype.find", "Array.prototype.flat", "Array.prototype.includes"],
  ),
  stops(
    "string-methods",
    "Methods of String.prototype replaced by others of the same name",
    `String.prototype.replace = function (from, to) { return this.split(from).join(to); };
    String.prototype.trim = function () { this.value = 1; };`,
    ["String.prototype.replace", "String.prototype.trim"],
  ),
  stops(
    "object-methods",
    "Object.entries, Object.assign and Object.keys replaced",
    `Object.entries = (object) => { const list = []; for (const key in object) list.push({ key, value: object[key] }); return list; };
    Object.assign = (target, source) => { for (const key in source) if (!(key in target)) target[key] = source[key]; return target; };
    Object.keys = (object) => Object.getOwnPropertyNames(object).join(",");`,
    ["Object.entries", "Object.assign", "Object.keys"],
  ),
  stops(
    "element-methods",
    "append, remove and closest of Element.prototype replaced",
    `Element.prototype.append = function (html) { this.title = html; };
    Element.prototype.remove = function (name) { this.removeAttribute(name); };
    Element.prototype.closest = function (tag) { return this.parentElement; };`,
    ["Element.prototype.append", "Element.prototype.remove", "Element.prototype.closest"],
  ),
  stops(
    "listeners",
    "addEventListener that takes its options as a boolean",
    "const add = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (type, run, capture) { add.call(this, type, run, !!capture); };",
    ["EventTarget.prototype.addEventListener"],
  ),
  stops(
    "date",
    "Date replaced by a fixed one",
    "window.Date = function () { return { getTime: () => 0 }; };",
    ["Date"],
  ),
  stops(
    "observers",
    "IntersectionObserver and MutationObserver replaced by stubs",
    "window.MutationObserver = function () {}; window.IntersectionObserver = function () {};",
    ["MutationObserver", "IntersectionObserver"],
  ),
  stops("format-to-parts", "formatToParts removed", "delete Intl.DateTimeFormat.prototype.formatToParts;", [
    "Intl.DateTimeFormat",
  ]),
  stops(
    "url-polyfill",
    "URL replaced by a polyfill without searchParams",
    `const Native = URL; window.URL = function (url, base) {
      const { href, origin, protocol, host, hostname, pathname, search, hash, username, password } = new Native(url, base);
      Object.assign(this, { href, origin, protocol, host, hostname, pathname, search, hash, username, password });
      this.toString = () => href;
    };`,
    ["URL"],
  ),
  stops(
    "mutation-observer",
    "A wrapped MutationObserver without takeRecords",
    `const Native = MutationObserver; window.MutationObserver = function (run) {
      const own = new Native(run);
      this.observe = (node, options) => own.observe(node, options);
      this.disconnect = () => own.disconnect();
    };`,
    ["MutationObserver"],
  ),
  stops(
    "closed-shadow",
    "attachShadow that closes all shadow roots",
    'const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (options) { return attach.call(this, Object.assign({}, options, { mode: "closed" })); };',
    ["Element.prototype.attachShadow"],
  ),
  stops(
    "digest",
    "crypto.subtle.digest that returns no promise",
    "crypto.subtle.digest = function () { return { oncomplete: null, result: null }; };",
    ["crypto.subtle.digest"],
  ),
  stops(
    "fetch-copy",
    "A wrapped fetch that returns an object which inherits from the response",
    "const send = window.fetch; window.fetch = async (url, options) => Object.assign(Object.create(await send(url, options)), { url });",
    ["fetch"],
  ),
  stops("object-then", "Object.prototype.then", "Object.prototype.then = function () {};", [
    "extended Object.prototype with then",
  ]),
  stops(
    "object-descriptor",
    "Enumerable members of Object.prototype that the browser reads from descriptors",
    "Object.prototype.get = function () {}; Object.prototype.extend = function () {};",
    ["extended Object.prototype with get, extend"],
  ),
  stops("json", "JSON replaced", 'window.JSON = { parse: (text) => text, stringify: () => "{}" };', ["JSON"]),
];
