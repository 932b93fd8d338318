import { examineText, textConditions } from "./text";

examineText(textConditions.tightest);
