import { examineText, textConditions } from "./text";

// The others are in a file of its own, for `npm run test:slow`.
examineText(textConditions.tightest, (index) => index % 5 === 2);
