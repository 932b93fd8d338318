import type { it } from "./words-it";

/** English texts that several pages use. */
export const en: typeof it = {
  title: "Vetrina",
  skip: "Skip to the content",
  menu: "Menu",
  version: "Version",
  closeMenu: "Close the menu",
  search: "Search",
  results: "Results",
  foundNone: "No results",
  foundOne: "1 result",
  foundMany: "{count} results",
  navigation: "Documentation",
  guide: "Guide",
  widgets: "Elements",
  otherLanguage: "Italiano",
  onThisPage: "On this page",
  html: "Plain HTML",
  aemAuthors: "In AEM",
  noFields: "no fields of its own",
  themeAlt: "Header, bonus, awards and a game in this theme",
  configuration: "Configuration",
  wordPress: "In WordPress",
  preview: "Preview",
  example: "Example",
  examplesNote:
    "This is the real element with simulated data. The attribute `data-demo`, which these pages set around every example, simulates the data. The code to copy does not contain it.",
  examplesNoteWithoutData:
    "This is the real element. The text “Simulated data” comes from the attribute `data-demo`, which these pages set around every example. The code to copy does not contain it.",
  copyNote: "Copy the code as it is, including the closing tag, into the body of the page.",
  copyNeeds: "To show the data of the site, the page also needs",
  copyBlock: "the configuration block",
  otherExamples: "More examples",
  simulatedHere: "Situation simulated here",
  sameCode: "The code is that of the first example: only the situation differs.",
  scriptNote:
    "Live examples, the playground and the search need JavaScript. Everything else can be read without it.",
  playground: "Playground",
  playgroundNote:
    "Change the values: the element and the code to copy change with them. If a field is empty, the code does not have the attribute.",
  wrongValue: "This value is not valid: it must be {accepted}.",
  wrongDefault: "Until you correct it, the default is used: {default}.",
  wrongEmpty: "Until you correct it, the field counts as empty.",
  wrongCode: "The code to copy leaves it out.",
  wrongReversed: "This date is before {earlier}: the two dates are reversed.",
  wrongMissing: "A required value is missing: without it the element does not start, and its content stays.",
  overlayNote: "the element is ready and appears only when it is needed.",
  emptyNote: "This is why the box is empty: nothing is broken.",
  blankNote: "The element takes no space here.",
  situation: "Simulated situation",
  scheme: "Theme",
  schemeNote: "The theme changes the preview only: the page sets it, not the code of the element.",
  schemeLink: "How to choose the theme",
  width: "Width",
  wholeWidth: "The whole column",
  widthNote: "The width changes the preview only: on the page the element adapts to the column around it.",
  asPage: "As this page",
  light: "Light",
  dark: "Dark",
  reset: "Start again",
  slot: "Slot",
  related: "Related elements",
  relations: {
    contains: "Contains",
    inside: "Goes inside",
    companions: "Its examples also use",
    usedBy: "Used in the examples of",
    sameService: "From the same service",
  },
  neighbours: "Neighbouring pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  inReact: "In React",
  inReactNote:
    "In the npm package each element is a component of React 19. A page without React can take this element alone, without the others:",
  aboutPackage: "The npm package",
  inPage: "In a page",
  firstFile: "try.html",
  pageFile: "page.html",
  pageNote:
    "This is a complete page. Copy it into a file next to the folder `assets`, which contains `vetrina.js`, `vetrina.css` and the folder `vetrina`. Open it from a server, not by double-clicking.",
  pageServices:
    'To try the page before you have the URLs of the services, add `data-demo="logged-in"` to the element: it shows simulated data, labelled as such. Remove the attribute before you publish.',
  pageServicesLogin:
    'To try the page before you have the URLs of the services, put the header and the dialog into `<main data-demo="logged-out">` and press “Log in”. With `logged-in` a player is already logged in, and there is no such button. Remove the attribute before you publish.',
  pageServicesInside:
    'To try the page before you have the URLs of the services, add `data-demo="logged-in"` to this element. It applies to the elements inside too: they show simulated data, labelled as such. Remove the attribute before you publish.',
  howToPlace: "How to place it on pages:",
  exampleUrls:
    "Domains that end with `.example` are placeholders: replace them with those of your site. Until then no data arrives: the element shows a message, or takes no space, and waiting does not help.",
  examplePictures:
    "The images are placeholders: the URLs that begin with `/immagini/` do not exist on your site, and the server responds with 404. In `data-image` write the URL of your own image with the aspect ratio 16:9, at least 480 pixels wide: a path of the site, such as `/photos/roulette.webp`, or a whole `https` URL. Without `data-image` there is a neutral background.",
  needsNothing:
    "This element calls no service. It needs only the configuration of the language, without which its texts are Italian: see “In a page”.",
  needsKeys:
    "This element reads these keys from the configuration of the page. You may omit a key if its entry states the value without it, and that value is right for you; the other keys are required. Ask the people who manage the services of the site for the URLs.",
  sampleIds:
    "The ids in the example, such as `{id}`, are those of the simulated data: replace them with those of your site.",
  tableIds:
    "Ask the people who manage the live tables of the site for the id of a table, which goes into `data-game-id`.",
  needsBlock:
    "The block goes into the page once, before the library’s script. If the page already has one, add the missing keys to it: those of an existing group, such as `account`, go inside its braces. Write a group only once.",
  otherKeys: "Other, optional keys are in the groups",
  aboutConfiguration: "What the configuration is, and all its keys",
  aboutTrouble: "If the element does not show",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Selected: press Ctrl+C",
  scriptSize: (own: string, page: string) =>
    `A page with this element alone downloads ${page} KB of scripts (gzip), ${own} of them for the element. The rest is shared with other elements, and the browser caches it.`,
  snippetNote:
    "What is inside the element is visible until the library arrives, and stays if it does not arrive.",
  snippetServices:
    "If the library arrives but a service does not respond, the element shows a message, or takes no space: see “States”.",
  snippetServicesInside:
    "If the library arrives but a service does not respond, the elements inside show a message: see “States” on the page of each.",
  attributes: "Attributes",
  attributesNote:
    "The default is used if an attribute is absent or not valid, unless its entry says otherwise. The browser’s console explains the mistake.",
  flagNote:
    "A boolean attribute (“yes or no”) means yes if it is present, empty or `true`, and no if it is `false`. Any other value, such as `no`, also means yes, and the console reports the mistake.",
  noAttributes: "No attributes of its own.",
  commonAttributes: "Attributes of all elements",
  demoAccepts: "the name of a situation, such as `logged-in`",
  demoSituations: "The situations that change what this element shows",
  demoWithoutData:
    "This element does not show data of a service, so it does not need `data-demo`. Inside a container with `data-demo` it works as usual, with the text “Simulated data” below it.",
  content: "Content",
  children: {
    text: "Write text inside the element, such as the heading: it is visible until the element starts.",
    link: "Write a link inside the element. It should be useful even if the element does not start.",
    markup: "Write the content of its slots inside the element.",
    none: "Write only the content that is visible before the element starts.",
  },
  childrenContains:
    "Write only the cards of tables inside it, each on its own line of the code. Their attributes, with the allowed values, are on the page of the card:",
  childrenFallback:
    "Content without the attribute `slot`, such as the link of the example, is visible until the element starts.",
  childrenWithSlots:
    "Write the content that is visible before the element starts and, if you need it, the content of its slots.",
  slotNote:
    "The attribute `slot` puts content into a slot, as in `{example}`. Write it as a direct child of the element.",
  slots: "Slots",
  form: "In forms",
  formNote:
    "It is a form control, like an `<input>`: the form sends its value under the name in `name`. A `<label>` that has the element’s `id` in `for` labels it, and `aria-describedby` connects it to a text that explains it. Resetting the form restores the initial value.",
  formLimits:
    "With `required` the browser does not send the form while the value is missing: it stops at the element and explains why. Screen readers announce that it is required; the `<label>` shows it to other visitors, as in the sample. The server must still check the value: if the library does not arrive, the form is sent without this value.",
  formMethods: "It does have the methods of form controls: `checkValidity()` and `reportValidity()`.",
  formValue:
    "The value that is sent is a string: a date such as `2026-11-21`, which is year, month and day, even if the page shows 21/11/2026. Without a chosen date it is an empty string.",
  formParts:
    'The form gets two strings: with `name="periodo"`, the first day has the name `periodo-from` and the last day the name `periodo-to`. Each day is written as `2026-11-21`, which is year, month and day. Without a chosen period both strings are empty.',
  formPage:
    "The form of the sample has no `action`: the browser sends it to the page itself, and after the click the URL ends with name and value, such as `?dal=2026-11-21`. Write the URL that receives the data in `action`.",
  formTry: "Here the form sends nothing: after a click a line shows what it would send.",
  formSends: "The form would send",
  formRequired: "(required)",
  formSubmit: "Send",
  presence: "present or absent: any value, even `false`, counts as present",
  properties: "Properties for scripts",
  readOnly: "read-only",
  noMethods: "The element has no methods of its own: a script sets its attributes and listens to its events.",
  noMethodsButProperties:
    "The element has no methods of its own: a script sets its attributes and the properties below, and listens to its events.",
  aboutFunctions: "The functions of `window.Vetrina`, for the whole page",
  events: "Events",
  eventWords:
    "A cancelable event comes before an action of the element or of the library: `event.preventDefault()` prevents the action. `detail` is the object with the data of the event.",
  eventSample: "In a script after the element:",
  eventPrevent: "The library does nothing more: from here on this script handles it.",
  eventBubbles: "Events bubble to `document`: one listener there receives the events of all elements.",
  style: "Style",
  development: "Development",
  states: "States",
  statesNote:
    "The attribute `data-state` shows the state of the element. Before the element starts, the attribute is absent.",
  keyboard: "Keyboard",
  key: "Key",
  effect: "Effect",
  parts: "Parts for styles (::part)",
  partSample: "Write a rule for a part in the site’s style sheet:",
  tokens: "Design tokens",
  tokensNote: "Custom properties that this element uses, with their defaults.",
  sharedTokens: "Buttons, fields and dialogs also use these:",
  token: "Name",
  meaning: "What it is for",
  value: "Value",
  texts: "Texts",
  textsNote: "Each text has a name, with which the site can replace it in `texts` of the configuration.",
  accepts: "Type",
  flagKey: "`true` or `false`, without quotes",
  listKey: "words separated by commas, or a JSON array",
  fullUrl: "a whole https URL",
  default: "Default",
  none: "none",
  required: "Required",
  needed: "To be set",
  requiredOneOf: "One of these",
  requiredNote: "“Required”: without the attribute the element does not start.",
  neededNote:
    "“To be set”: the element starts without the attribute, but needs it. Its explanation states what is shown without it.",
  requiredOneOfNote:
    "“One of these”: if all attributes with this note are absent, the element does not start.",
  inEditor: "In the form of AEM and WordPress",
  cancelable: "cancelable",
  notCancelable: "not cancelable",
  detail: "detail",
  or: "or",
  from: "from",
  to: "to",
  types: {
    text: "a text",
    pattern: "a regular expression of at most 1000 characters",
    flag: "yes or no",
    number: "a whole number",
    choice: "one of these words",
    date: "a date: `2026-11-21` or `21/11/2026`",
    span: "two dates: `2026-11-01/2026-11-21`; the second is not before the first",
    url: "an https URL or a path of the site",
    list: "words separated by commas",
    function: "a function, which only a script can set",
    texts: 'an object such as `{"en": {"date-picker.linkText": "Choose"}}`',
    tours: 'a list such as `[{"id": "welcome", "steps": [{"title": "Balance", "target": "#balance"}]}]`',
  },
};
