import * as v from "valibot";
import { isToken } from "../utils/token";

export const tokenSchema = v.custom<string>(isToken);
