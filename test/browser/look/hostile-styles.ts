/** A site's style that must not change anything inside a widget: its name and its CSS. */
export type HostileStyle = readonly [name: string, css: string];

/** Rules for elements, as in resets, frameworks and old themes. They match the login form in the light DOM. */
export const rulesForElements: readonly HostileStyle[] = [
  ["no paddings and margins", "* { padding: 0; margin: 0 }"],
  ["no paddings and margins, important", "* { padding: 0 !important; margin: 0 !important }"],
  ["content boxes", "*, ::before, ::after { box-sizing: content-box }"],
  ["borders shown for debugging", "* { outline: 1px solid red; border: 2px dotted red }"],
  ["no outline at the focus", "*:focus, *:focus-visible { outline: 0; box-shadow: none }"],
  ["slow changes", "*, ::before, ::after { transition: all 2s; animation: none }"],
  ["text properties of everything", "* { text-indent: 1em; text-transform: uppercase; white-space: nowrap }"],
  [
    "font properties of everything",
    "body, body * { font-size: 20px; font-weight: 300; font-style: italic; color: red }",
  ],
  ["direction of everything", "* { direction: rtl; text-align: right }"],
  ["unset buttons", "button { all: unset }"],
  ["unset fields", "input { all: unset }"],
  [
    "a field as wide as its line",
    "input { width: 100%; border: 0; background: none; appearance: none; height: 20px; font: inherit }",
  ],
  [
    "small controls in capitals",
    "button, input { min-height: 0; text-transform: uppercase; letter-spacing: 2px; line-height: 3; word-spacing: 9px }",
  ],
  [
    "a framework's fields",
    `input[type="text"], input[type="password"], form input:not([type="checkbox"]) {
      display: inline-block; width: auto; max-width: 120px; height: 24px; margin: 0 0 24px; padding: 2px 40px;
      border: 3px solid red; border-radius: 0; background: #eee; box-shadow: inset 0 1px 3px #000; color: red;
      font: italic 700 11px/3 monospace; text-align: right; transform: translateX(4px) }
    input::placeholder { color: red }`,
  ],
  [
    "a framework's buttons",
    `button, [type="submit"], form button[type="button"] { float: right; width: 50%; margin: 1em; padding: 2em 4em;
      border: 4px double red; background: red; box-shadow: 0 0 9px red; color: yellow; font: 300 30px/1 serif;
      text-shadow: 1px 1px red; text-transform: uppercase; letter-spacing: 3px; opacity: .8 }
    button:hover, button:focus { background: blue; text-decoration: underline }`,
  ],
  [
    "a reset sheet",
    `div, span, p, a, form, label, h1, h2, legend, table, ul, ol, li { margin: 0; padding: 0; border: 0;
      font-size: 100%; font: inherit; vertical-align: baseline }
    ol, ul { list-style: none } table { border-collapse: collapse; border-spacing: 0 }
    button, input { overflow: visible; margin: 0; font: 100%/1.15 sans-serif; text-transform: none }
    ::-moz-focus-inner { border: 0 }`,
  ],
  [
    "a utility framework's base styles",
    `*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    button, input { margin: 0; padding: 0; font: inherit; letter-spacing: inherit; color: inherit }
    button, [type="button"], [type="submit"] { background: none; appearance: button; cursor: pointer }
    img, svg { display: block; max-width: 100%; height: auto; vertical-align: middle }`,
  ],
  ["labels in a line", "label { display: inline; font-weight: bold; float: left }"],
  ["marked labels", 'label::after { content: " *"; color: red } label::before { content: "› " }'],
  ["a form in a row", "form { display: flex; flex-direction: row; gap: 40px; max-width: 200px }"],
  [
    "a form on a card",
    "form { margin: 2em; padding: 2em; border: 2px solid red; background: #fee; float: left }",
  ],
  ["cleared forms", 'form::before, form::after, div::after { content: ""; display: table; clear: both }'],
  [
    "links with an icon",
    'a { display: block; padding: 1em; background: red; color: red; text-decoration: none; font-weight: 700 } a::after { content: "↗" }',
  ],
  ["roomy paragraphs", "p { margin: 2em; font-size: 20px; line-height: 3; text-indent: 2em }"],
  ["clipped boxes", "div { position: relative; overflow: hidden; padding: 4px; border: 1px solid red }"],
  ["boxes with space below", "div + div, form > *, form > * + * { margin: 0 0 24px } div { display: flex }"],
  ["wide red drawings", "svg { width: 100%; height: auto; fill: red; margin: 1em }"],
  ["red outlines", "path, svg * { fill: red; stroke: red; stroke-width: 4px }"],
  ["hidden things shown", "[hidden] { display: block }"],
  ["empty things gone", ":empty { display: none }"],
  [
    "alerts dressed up",
    '[role="alert"], [role="status"] { padding: 1em; border: 1px solid red; color: red }',
  ],
  [
    "rules for ids and classes of ours",
    ".vetrina-input, .vetrina-button, .vetrina-login form .vetrina-label { padding: 0; color: red; font-size: 9px; line-height: 1 }",
  ],
];

const onBody = (declarations: string): HostileStyle => [declarations, `body { ${declarations} }`];

/** Inherited properties, which also apply in shadow trees. */
export const inheritedProperties: readonly HostileStyle[] = [
  "white-space: nowrap",
  "white-space: pre",
  "text-indent: 2em",
  "word-spacing: 10px",
  "letter-spacing: 2px",
  "text-transform: uppercase",
  "direction: rtl",
  "text-align: center",
  "text-align: right",
  "text-align-last: justify",
  "line-height: 3",
  "font-size: 22px",
  "font-style: italic",
  "font-weight: 700",
  "font-stretch: condensed; font-size-adjust: 0.3",
  "font-variant: small-caps oldstyle-nums",
  'font-feature-settings: "tnum" 0; font-variation-settings: "wght" 700; font-kerning: none',
  "word-break: break-all",
  "overflow-wrap: anywhere; line-break: anywhere; hyphens: auto",
  "text-wrap: nowrap",
  "text-wrap: balance",
  "color: red; caret-color: red; accent-color: red",
  "text-shadow: 1px 1px 2px red; text-emphasis: dot; text-underline-offset: 9px",
  "-webkit-text-fill-color: red; -webkit-text-stroke: 1px red; -webkit-tap-highlight-color: red",
  "-webkit-text-size-adjust: none",
  "cursor: wait",
  'list-style: square inside; quotes: "<" ">"; tab-size: 2',
  "border-collapse: collapse; border-spacing: 9px; caption-side: bottom; empty-cells: hide",
  "fill: red; stroke: red; stroke-width: 9; stroke-dasharray: 2; image-rendering: pixelated",
].map(onBody);

/** A root font size of 10 px, with the usual size restored on the body. */
export const smallRoot: HostileStyle = [
  "a root of 62.5 %",
  "html { font-size: 62.5% } body { font-size: 1.6rem }",
];
