import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";
import html from "highlight.js/lib/languages/xml";
import { escapeMarkup } from "../../src/description/fallback";
import { html as template, type Html, trusted } from "../html";

const languages = { bash, css, html, javascript, json, php, typescript };

for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** The language of a sample; `text` is not highlighted. */
export type CodeLanguage = keyof typeof languages | "text";

const isHighlighted = (language: string): language is keyof typeof languages => language in languages;

/** A code block, highlighted with classes. The page's script adds a button that copies it. */
export function codeBlock(code: string, language: CodeLanguage = "html", caption?: string): Html {
  const text = code.trim();
  const markup = isHighlighted(language) ? hljs.highlight(text, { language }).value : escapeMarkup(text);
  // No line breaks around the code: `pre` would show them.
  const block = trusted(`<pre><code>${markup}</code></pre>`);
  return template`<figure class="code">${caption && template`<figcaption>${caption}</figcaption>`}${block}</figure>`;
}
