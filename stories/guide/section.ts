/** A link to a file of the project, which Storybook does not serve. */
const fileLink = /\[([^\]]+)\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g;

/**
 * A section of second level of a document, with its heading. Links to files become their texts and paths.
 *
 * @throws Error if the document has no such section
 */
export function sectionOf(markdown: string, heading: string): string {
  const [, section] = markdown.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`no section “${heading}”`);
  const [content = ""] = section.split(/\n## /, 1);
  return `# ${heading}\n${content.replace(fileLink, "$1 (`$2`)").replace(/^###/gm, "##")}`;
}
