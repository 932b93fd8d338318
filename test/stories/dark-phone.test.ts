import { examineStories } from "./examine";

examineStories({
  name: "dark, on a phone",
  theme: "dark",
  visitor: { viewport: { width: 390, height: 844 } },
});
