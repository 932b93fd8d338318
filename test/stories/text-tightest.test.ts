import { partOf } from "./parts";
import { examineText, textConditions } from "./text";

// `npm run test:slow` examines the other stories.
examineText(textConditions.tightest, (entry) => partOf(entry) === 2);
