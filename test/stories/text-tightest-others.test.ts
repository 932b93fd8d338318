import { examineText, textConditions } from "./text";

examineText(textConditions.tightest, (index) => index % 2 === 1);
