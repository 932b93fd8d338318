import hljs from "highlight.js/lib/common";
import { html, type Html, trusted } from "../../markup/html";

/** The language of a sample; `text` is not highlighted. */
export type CodeLanguage = "bash" | "css" | "html" | "javascript" | "json" | "php" | "text" | "typescript";

/** A code block, highlighted with classes. The page's script adds a button that copies it. */
export function codeBlock(code: string, language: CodeLanguage = "html", caption?: string): Html {
  const { value } = hljs.highlight(code.trim(), { language });
  // No line breaks around the code: `pre` would show them.
  const block = trusted(`<pre><code>${value}</code></pre>`);
  return html`<figure class="code">${caption && html`<figcaption>${caption}</figcaption>`}${block}</figure>`;
}
