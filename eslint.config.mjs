import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Syntax that turns text into markup or code (security row S01). Only `src/platform/html` may use it. */
const forbiddenSinks = [
  {
    selector:
      "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|createContextualFragment)$/]",
    message: "Only src/platform/html may turn text into markup (S01).",
  },
  {
    selector: "JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]",
    message: "Only src/platform/html may turn text into markup (S01).",
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]",
    message: "Do not use document.write (S01).",
  },
  {
    selector: "NewExpression[callee.name='Function']",
    message: "Do not create code from strings (S01, S09).",
  },
];

const buttonWithoutType = {
  selector: "JSXOpeningElement[name.name='button']:not(:has(JSXAttribute[name.name='type']))",
  message: 'Add type="button": other buttons submit the form around the element.',
};

/** Elements of the page hide members of `document`, as in `<img name="cookie">` (security row S25). */
const clobberedDocument = {
  selector: "MemberExpression[object.name='document']",
  message: "Use pageDocument (src/utils/page-document.ts), which no element of the page can hide (S25).",
};

/** Built-ins that scripts of a page replace or break (docs/embedding.md, "Hostile host pages"). */
const replacedBuiltIns = [
  {
    selector: "MemberExpression[object.name='Array'][property.name='from']",
    message: "Use listOf (src/utils/list-of.ts) or a spread: old scripts replace Array.from.",
  },
  {
    selector:
      "BinaryExpression[operator='instanceof'][right.name=/^(Promise|Error|TypeError|RangeError|SyntaxError|Date|Map|Set|RegExp|Array|Object|Function|URL\\w*|Request|Response|Headers|Blob|File|Abort\\w+|DOM\\w+|Node|Element|HTML\\w*|SVG\\w*|Text|Document\\w*|ShadowRoot|\\w*Event)$/]",
    message: "Use src/utils/kinds-of-objects.ts: scripts of a page replace global constructors.",
  },
  {
    selector:
      "MemberExpression[property.name='prototype'][object.name=/^(Document|Node|Element|HTML\\w*|EventTarget|Array|String|Promise|Date|Map|Set)$/]",
    message: "Use the object's own prototype: scripts of a page replace global constructors.",
  },
  {
    selector: "MemberExpression[object.name='JSON'][property.name='stringify']",
    message: "Use stringifyJson (src/utils/json.ts): old scripts add toJSON to built-ins.",
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='parse']",
    message: "Use new Date(text).getTime(): old scripts replace Date.parse.",
  },
  {
    selector: "MemberExpression[object.name='Promise'][property.name='allSettled']",
    message: "Use settle (src/utils/settle.ts): older polyfills lack Promise.allSettled.",
  },
  {
    selector: "NewExpression[callee.object.name='Intl'] > ObjectExpression.arguments",
    message: "Use withoutPrototype (src/utils): the browser reads options from Object.prototype too.",
  },
];

/** Its object schemas see enumerable members of `Object.prototype`. */
const bareValibot = {
  name: "valibot",
  message: "Import it from valibot.ts (src/utils, sandbox/model), whose objects inherit nothing.",
};

export default tseslint.config(
  { ignores: ["dist/", "dist-storybook/", "node_modules/", ".second-build-*/", ".next-*/"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", URL: "readonly", Buffer: "readonly" },
    },
    rules: {
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-script-url": "error",
      "no-restricted-syntax": ["error", ...forbiddenSinks, buttonWithoutType],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // A test setup may copy the own members of a window to the global object, which then has no methods of events.
    files: ["src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"],
    ignores: ["src/loader/**", "src/entries/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["addEventListener", "removeEventListener"].map((name) => ({
          name,
          message: `Use window.${name}: the global object of a test tool may lack it.`,
        })),
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...forbiddenSinks,
        buttonWithoutType,
        clobberedDocument,
        ...replacedBuiltIns,
      ],
      "no-restricted-imports": ["error", bareValibot],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"],
    ignores: ["src/loader/**"],
    // Only the loader uses the console: it runs before the log exists.
    rules: { "no-console": "error" },
  },
  {
    files: ["sandbox/{browser,model}/**/*.{ts,tsx}"],
    rules: { "no-restricted-imports": ["error", bareValibot] },
  },
  {
    // Scripts as old as they are.
    files: ["sandbox/server/site/host-scripts/*.js"],
    rules: { "no-undef": "off", "prefer-rest-params": "off", "no-var": "off", "no-redeclare": "off" },
  },
  {
    // These tests need hostile addresses.
    files: ["test/**/*.{ts,tsx}"],
    rules: { "no-script-url": "off" },
  },
  {
    files: ["src/**/*.tsx", "widgets/**/*.tsx"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
);
