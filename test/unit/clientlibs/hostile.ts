import { url, defineWidget, integer, oneOf, text } from "../../../src/definition";
import { describeWidget } from "../../../src/description";

const hostile = `"'<&>]]> {Boolean}true [a,b] \\ \${properties.x} */ \`code\` \u0000\n<script>1</script>`;
const both = { it: hostile, en: `en ${hostile}` };

const definition = defineWidget({
  tag: "vetrina-hostile",
  attributes: {
    bracket: text({ default: "{x}" }),
    kind: oneOf(["one", 'tw"o'], { required: true, default: "one" }),
    count: integer({ min: 1, max: 9 }),
    link: url(),
  },
  events: { "vetrina:hostile-done": { cancelable: true } },
  states: ["ready"],
  load: () => Promise.reject(new Error("never loaded")),
});

/** A widget whose texts all try to break out of the markup around them. */
export const hostileWidget = describeWidget(definition, {
  title: both,
  summary: both,
  attributes: {
    bracket: { label: { it: "[a]", en: "{b}" }, help: both },
    kind: { label: both, help: both, choiceLabels: { one: both, 'tw"o': both } },
    count: { label: both, help: both },
    link: { label: both, help: both },
  },
  children: "link",
  slots: { legal: { label: both, help: both } },
  events: { "vetrina:hostile-done": { detail: "{ a: string }", help: both } },
  states: { ready: both },
  parts: { box: both },
  keyboard: [{ keys: ["<", '"'], ...both }],
  examples: [{ title: both, attributes: { bracket: hostile }, demo: "logged-out" }],
  icon: "alert",
  fallback: '<a href="{link}" title="{sentence}">{bracket}{sentence}</a><div slot="legal">{legal}</div>',
  texts: { it: { sentence: hostile, legal: hostile }, en: { sentence: hostile, legal: hostile } },
  placeholder: { minHeight: 1 },
});
