import { safeAddress } from "../../src/utils/url";
import { useServices } from "../../src/widget-kit";

/** What an author's address leads to; undefined where there is none, or none that a link may have. */
export function useSafeAddress(address: string | undefined): string | undefined {
  const { page } = useServices();
  return safeAddress(address, page.address());
}
