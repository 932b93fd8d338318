/** @typedef {readonly [selector: string, message: string]} Ban Syntax that a rule refuses, and what to do instead */

/**
 * Selects a member by its name: `a.name`, `a["name"]` and `` a[`name`] ``. The pattern matches the whole
 * name.
 */
const member = (pattern) =>
  `:matches(${["property.name", "property.value", "property.quasis.0.value.cooked"]
    .map((field) => `MemberExpression[${field}=/^(${pattern})$/]`)
    .join()})`;

/** Selects a member of a global object. */
const memberOf = (object, pattern) => `${member(pattern)}[object.name=/^(${object})$/]`;

const markup = "Only src/platform/html may turn text into markup (S01).";
const code = "Do not create code from strings (S01, S09).";
const sinks =
  "innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|execCommand|srcdoc|createContextualFragment";
const reactSinks = "dangerouslySetInnerHTML|srcDoc";

/** Syntax that turns text into markup or code (security row S01). @type {readonly Ban[]} */
const markupSinks = [
  [member(sinks), markup],
  [`JSXAttribute[name.name=/^(${reactSinks})$/]`, markup],
  // Matches `Object.assign(element, { innerHTML })` and `createElement(name, { dangerouslySetInnerHTML })`.
  [
    `ObjectExpression > Property:matches(${["name", "value"].map((field) => `[key.${field}=/^(${sinks}|${reactSinks})$/]`).join()})`,
    markup,
  ],
  [`CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(srcdoc|on[a-z]+)$/i]`, markup],
  [memberOf("document|pageDocument", "write|writeln"), "Do not use document.write (S01)."],
  [":matches(NewExpression, CallExpression)[callee.name='Function']", code],
];

/** @type {readonly Ban[]} */
const buttonType = [
  [
    "JSXOpeningElement[name.name='button']:not(:has(JSXAttribute[name.name='type']))",
    'Add type="button": other buttons submit the form around the element.',
  ],
];

const clobbered =
  "Use pageDocument (src/utils/page-document.ts), which no element of the page can hide (S25).";

/**
 * Elements of the page can hide members of `document`, as in `<img name="cookie">` (security row S25). @type
 * {readonly Ban[]}
 */
const pageDocument = [
  ["MemberExpression[object.name='document']", clobbered],
  [`MemberExpression > ${memberOf("window|globalThis|self", "document")}.object`, clobbered],
  ["VariableDeclarator[init.name='document'] > ObjectPattern", clobbered],
];

const constructors =
  "Promise|Error|TypeError|RangeError|SyntaxError|Date|Map|Set|RegExp|Array|Object|Function|URL\\w*|Request|Response|Headers|Blob|File|Abort\\w+|DOM\\w+|Node|Element|HTML\\w*|SVG\\w*|Text|Document\\w*|ShadowRoot|\\w*Event";
const withPrototypes = "Document|Node|Element|HTML\\w*|EventTarget|Array|String|Promise|Date|Map|Set";

/** Built-ins that scripts of a page replace or break (docs/embedding.md, “Hostile host pages”). @type {readonly Ban[]} */
const replacedBuiltIns = [
  [
    memberOf("Array", "from"),
    "Use listOf (src/utils/list-of.ts) or a spread: old scripts replace Array.from.",
  ],
  [
    `BinaryExpression[operator='instanceof'][right.name=/^(${constructors})$/]`,
    "Use src/utils/objects.ts: scripts of a page replace global constructors.",
  ],
  [
    memberOf(withPrototypes, "prototype"),
    "Use the object's own prototype: scripts of a page replace global constructors.",
  ],
  [
    memberOf("JSON", "stringify"),
    "Use stringifyJson (src/utils/json.ts): old scripts add toJSON to built-ins.",
  ],
  [memberOf("Date", "parse"), "Use new Date(text).getTime(): old scripts replace Date.parse."],
  [
    memberOf("Promise", "allSettled"),
    "Use settle (src/utils/promises.ts): older polyfills lack Promise.allSettled.",
  ],
  [
    "NewExpression[callee.object.name='Intl'] > ObjectExpression.arguments",
    "Use withoutPrototype (src/utils): the browser reads options from Object.prototype too.",
  ],
];

/** A rule that reports all code that matches one of the selectors. @param {readonly Ban[]} bans */
const refuse = (bans) => ({
  create: (context) =>
    Object.fromEntries(
      bans.map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** True if a function does nothing with its error: it returns nothing, or always the same primitive value. */
function ignoresError(handler) {
  if (handler?.type !== "ArrowFunctionExpression" && handler?.type !== "FunctionExpression") return false;
  const { body } = handler;
  const [first] = body.type === "BlockStatement" ? body.body : [{ type: "ReturnStatement", argument: body }];
  if (!first) return true;
  if (first.type !== "ReturnStatement") return false;
  const value = first.argument;
  return !value || value.type === "Literal" || value.name === "undefined" || value.operator === "void";
}

/**
 * Reports `.catch(() => undefined)` and similar handlers without a comment that states why the error may be ignored. The
 * comment is on the line of the handler, on the line above it, or above the first line of the call chain.
 */
const ignoredRejection = {
  create: (context) => ({
    CallExpression(call) {
      const { property } = call.callee;
      const name = property?.name ?? property?.value;
      const handler = { catch: call.arguments[0], then: call.arguments[1] }[name];
      if (!ignoresError(handler)) return;
      const { line } = handler.loc.start;
      const lines = [line, line - 1, call.loc.start.line - 1];
      const comments = context.sourceCode.getAllComments();
      if (comments.some(({ loc }) => lines.includes(loc.end.line))) return;
      const message =
        "Handle or report the error, or state in a comment on the line above why it may be ignored.";
      context.report({ node: handler, message });
    },
  }),
};

/** The project's own rules for oxlint. `.oxlintrc.json` names the files to which each rule applies. */
export default {
  meta: { name: "vetrina" },
  rules: {
    "markup-sinks": refuse(markupSinks),
    "button-type": refuse(buttonType),
    "page-document": refuse(pageDocument),
    "replaced-built-ins": refuse(replacedBuiltIns),
    "ignored-rejection": ignoredRejection,
  },
};
