import { demoScenarios } from "./demo-scenarios";
import { flag, oneOf } from "./kinds";

/** Attributes that every element has, in addition to those of its definition. */
export const commonAttributes = {
  demo: oneOf(demoScenarios),
  edit: flag(),
};
