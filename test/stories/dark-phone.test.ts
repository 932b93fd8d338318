import { examineStories } from "./examine";

examineStories({
  name: "dark, on a phone, in a wide face",
  theme: "dark",
  face: "wide",
  visitor: { viewport: { width: 390, height: 844 } },
});
