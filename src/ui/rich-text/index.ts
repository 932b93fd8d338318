import richText from "./rich-text.css?inline";

export { RichText, type RichTextProps } from "./RichText";
export { richTextTexts } from "./texts";

/** A widget that shows markup of a service adds this to `uiStyles`. */
export const richTextStyles: string = richText;
