export { richTextStyles } from "../../ui/rich-text";
export { ServiceText } from "./ServiceText";
