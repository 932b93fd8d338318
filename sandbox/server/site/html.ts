export * from "../../../src/definition/markup";
