import { pageDocument } from "../utils/page-document";

/** The id of the JSON block with the page's configuration. */
export const blockId = "vetrina-config";

/**
 * Returns the first block with the id and type of the configuration. An element that has only the id does not
 * replace it (S25).
 */
export const findBlock = (): HTMLScriptElement | null =>
  pageDocument.querySelector(`script#${blockId}[type="application/json"]`);
