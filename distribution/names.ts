/**
 * Converts `vetrina-date-picker` to `date-picker`, the name of the widget's folder, of its page and of its
 * AEM component.
 */
export const folderOf = (tag: string): string => tag.replace(/^vetrina-/, "");

/** Converts `date-picker` to `DatePicker`, and `date:change` to `DateChange`. */
export const pascalCase = (words: string): string =>
  words.replace(/(?:^|[-:])([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts `date-picker` to `datePicker`, the name of the definition's export. */
export const camelCase = (words: string): string =>
  pascalCase(words).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/**
 * Converts `vetrina-date-picker` to `widgets/date-picker/DatePicker.tsx`, the path relative to the project's
 * folder.
 */
export const componentFile = (tag: string): string =>
  `widgets/${folderOf(tag)}/${pascalCase(folderOf(tag))}.tsx`;
