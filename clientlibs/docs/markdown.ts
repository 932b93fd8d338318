import hljs from "highlight.js/lib/common";
import MarkdownIt from "markdown-it";
import attributes from "markdown-it-attrs";
import { html, type Html, trusted } from "../../markup/html";

/**
 * Markdown renderer for the guides. `{#id}` names a heading, `{.name}` gives a list a class, and the word
 * after the language of a code block is its caption.
 */
export function createMarkdown(): MarkdownIt {
  const markdown = new MarkdownIt({ html: true }).use(attributes, {
    allowedAttributes: ["id", "class"],
  });
  markdown.renderer.rules.fence = (tokens, at) => {
    const { content = "", info = "" } = tokens[at] ?? {};
    const [language = "text", caption] = info.split(" ");
    return `${codeBlock(content, language as CodeLanguage, caption).markup}\n`;
  };
  return markdown;
}

/** The language of a sample; `text` is not highlighted. */
export type CodeLanguage = "bash" | "css" | "html" | "javascript" | "json" | "php" | "text" | "typescript";

/** A code block, highlighted with classes. The page's script adds a button that copies it. */
export function codeBlock(code: string, language: CodeLanguage = "html", caption?: string): Html {
  const { value } = hljs.highlight(code.trim(), { language });
  // No line breaks around the code: `pre` would show them.
  const block = trusted(`<pre><code>${value}</code></pre>`);
  return html`<figure class="code">${caption && html`<figcaption>${caption}</figcaption>`}${block}</figure>`;
}
