export * from "../../../clientlibs/html";
