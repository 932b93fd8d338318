export * from "../../http-client";
