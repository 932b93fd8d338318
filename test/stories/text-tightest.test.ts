import { partOf } from "./parts";
import { examineText, textConditions } from "./text";

// `npm run test:slow` has the others.
examineText(textConditions.tightest, (entry) => partOf(entry) === 2);
