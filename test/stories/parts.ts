import { createHash } from "node:crypto";
import type { StoryEntry } from "./storybook";

/** Number of parts into which stories are divided. */
const count = 5;

/**
 * Part of a story, from 0 to 4. It depends only on the story's id, so that a new story does not move the
 * others. `npm test` opens part 0 in the light theme, part 1 in the dark theme, and part 2 with large text.
 */
export const partOf = ({ id }: StoryEntry): number =>
  createHash("sha256").update(id).digest().readUInt32BE() % count;
