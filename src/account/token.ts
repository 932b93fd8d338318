import * as v from "../utils/valibot";
import { isToken } from "../utils/token";

export const tokenSchema = v.custom<string>(isToken);
