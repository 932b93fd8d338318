import { partOf } from "./parts";
import { examineText, textConditions } from "./text";

examineText(textConditions.tightest, (entry) => partOf(entry) !== 2);
