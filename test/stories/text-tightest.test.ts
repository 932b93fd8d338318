import { examineText, textConditions } from "./text";

// The other half is in a file of its own, so that both run side by side.
examineText(textConditions.tightest, (index) => index % 2 === 0);
