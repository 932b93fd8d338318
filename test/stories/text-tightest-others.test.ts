import { examineText, textConditions } from "./text";

examineText(textConditions.tightest, (index) => index % 3 !== 2);
