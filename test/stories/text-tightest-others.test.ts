import { examineText, textConditions } from "./text";

examineText(textConditions.tightest, (index) => index % 5 !== 2);
