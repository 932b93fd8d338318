import { safeAddress } from "../../src/platform";
import { useServices } from "../../src/services";

/** What an author's address leads to; undefined where there is none, or none that a link may have. */
export function useSafeAddress(address: string | undefined): string | undefined {
  const { page } = useServices();
  return safeAddress(address, page.address());
}
