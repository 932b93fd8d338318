import { useMemo } from "react";
import { createSanitiser, type Sanitise } from "../platform/html";
import { useServices } from "./react";

/** The one way from a service's markup into the page, for `RichText`. */
export function useSanitiser(): Sanitise {
  const { page, policy } = useServices();
  return useMemo(() => createSanitiser(page.address(), policy), [page, policy]);
}
