import { address, defineWidget, integer, oneOf, text } from "../../../src/definition";

const hostile = `"'<&>]]> {Boolean}true [a,b] \\ \${properties.x} */ \`code\` \u0000\n<script>1</script>`;
const both = { it: hostile, en: `en ${hostile}` };

/** A widget whose texts all try to break out of the markup around them. */
export const hostileWidget = defineWidget({
  tag: "vetrina-hostile",
  title: both,
  summary: both,
  attributes: {
    bracket: text({ default: "{x}", label: { it: "[a]", en: "{b}" }, help: both }),
    kind: oneOf(["one", 'tw"o'], { required: true, default: "one", label: both, help: both }),
    count: integer({ min: 1, max: 9, label: both, help: both }),
    link: address({ label: both, help: both }),
  },
  children: "link",
  slots: { legal: { label: both, help: both } },
  events: { "vetrina:hostile-done": { cancelable: true, detail: "{ a: string }", help: both } },
  states: { ready: { help: both } },
  parts: { box: { help: both } },
  keyboard: [{ keys: ["<", '"'], help: both }],
  examples: [{ title: both, attributes: { bracket: hostile }, demo: "logged-out" }],
  icon: "alert",
  fallback: '<a href="{link}" title="{sentence}">{bracket}{sentence}</a><div slot="legal">{legal}</div>',
  texts: { it: { sentence: hostile, legal: hostile }, en: { sentence: hostile, legal: hostile } },
  placeholder: { minHeight: 1 },
  load: () => Promise.reject(new Error("never loaded")),
});
