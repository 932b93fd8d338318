import { blockId, findBlock } from "../config/page-block";
import { pageDocument } from "../utils/page-document";
import { type JsonFault, jsonFault } from "./json-fault";
import { nearest } from "./nearest";

/** Where the JSON of the configuration's block is wrong; undefined without a block, or without a fault. */
export function blockFault(): JsonFault | undefined {
  const block = findBlock();
  return block ? jsonFault(block.text) : undefined;
}

/** What the engine says of the block, without the place and without what it repeats of the text. */
export function engineMessage(): string {
  try {
    JSON.parse(findBlock()?.text ?? "");
    return "";
  } catch (error) {
    return String((error as Error).message).replace(/( in JSON)? at (position|line) .*|,? (\.{3})?".*/s, "");
  }
}

/** The id of a JSON block that was meant to be the configuration: `vetrina-conf`, `config-vetrina`. */
export function similarBlock(): string | undefined {
  if (findBlock()) return undefined;
  const blocks = pageDocument.querySelectorAll('script[type="application/json"][id]');
  return [...blocks]
    .map(({ id }) => id)
    .find((id) => nearest(id, [blockId]) !== undefined || /vetrina.*conf|conf.*vetrina/i.test(id));
}
