export * from "./AuthorSlot";
export * from "./hooks";
export * from "./usePanel";
export * from "./useRestriction";
