import { examineStories } from "./examine";

examineStories({
  name: "dark theme, phone, wide font",
  theme: "dark",
  face: "wide",
  visitor: { viewport: { width: 390, height: 844 } },
});
