import { examineText, textLooks } from "./text";

examineText(textLooks.wide);
