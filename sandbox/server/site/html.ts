export * from "../../../markup/html";
