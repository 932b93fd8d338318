import richText from "./rich-text.css?inline";

export { RichText, type RichTextProps } from "./RichText";
export { richTextTexts } from "./texts";

/** Goes beside `uiStyles` into the widget that shows markup of a service. */
export const richTextStyles: string = richText;
