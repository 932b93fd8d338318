import MarkdownIt from "markdown-it";
import attributes from "markdown-it-attrs";
import { type CodeLanguage, codeBlock } from "./code";

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
