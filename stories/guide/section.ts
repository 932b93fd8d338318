/** Matches a link to a file of the project. Storybook does not serve these files. */
const fileLink = /\[([^\]]+)\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g;

/**
 * Returns a second-level section of a document, with its heading. Replaces links to files with their texts
 * and paths.
 *
 * @throws Error if the document has no such section
 */
export function sectionOf(markdown: string, heading: string): string {
  const [, section] = markdown.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`no section “${heading}”`);
  const [content = ""] = section.split(/\n## /, 1);
  return `# ${heading}\n${content.replace(fileLink, "$1 (`$2`)").replace(/^###/gm, "##")}`;
}
