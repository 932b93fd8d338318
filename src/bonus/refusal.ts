import { HttpFailure } from "../http";

/** Bonuses are shown only after status 200 (specification section 4). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpFailure && error.status !== undefined && error.status !== 200;
