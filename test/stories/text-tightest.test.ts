import { examineText, textConditions } from "./text";

// The other half is in a file of its own, for `npm run test:slow`.
examineText(textConditions.tightest, (index) => index % 2 === 0);
