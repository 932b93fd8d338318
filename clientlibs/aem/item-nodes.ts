import type { ItemsDescription } from "../../src/description";

/** The node below a component in which AEM keeps the repeated children. */
export const listName = ({ slot }: ItemsDescription): string => `${slot}s`;

/** The property of such a child with its rich text. */
export const itemText = "text";
