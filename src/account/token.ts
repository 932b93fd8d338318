import * as v from "valibot";
import { isToken } from "../utils/token";

export const tokenSchema = v.pipe(
  v.unknown(),
  v.transform((value) => (isToken(value) ? value : undefined)),
  v.string(),
);
