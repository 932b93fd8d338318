/** `vetrina-date-picker` → `date-picker`: the widget's folder, and the name of its page and of its AEM component. */
export const folderOf = (tag: string): string => tag.replace(/^vetrina-/, "");

/** `date-picker` or `date:change` → `DatePicker`, `DateChange`. */
export const pascalCase = (words: string): string =>
  words.replace(/(?:^|[-:])([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `date-picker` → `datePicker`, the name under which the definition is exported. */
export const camelCase = (words: string): string =>
  pascalCase(words).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** `vetrina-date-picker` → `widgets/date-picker/DatePicker.tsx`, relative to the project's folder. */
export const componentFile = (tag: string): string =>
  `widgets/${folderOf(tag)}/${pascalCase(folderOf(tag))}.tsx`;
