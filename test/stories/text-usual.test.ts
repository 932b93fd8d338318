import { examineText, textLooks } from "./text";

examineText(textLooks.usual);
