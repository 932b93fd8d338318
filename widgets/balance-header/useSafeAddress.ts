import { safeAddress } from "../../src/utils/url";
import { useServices } from "../../src/widget-kit";

/** An author's address, resolved; undefined if there is none or it is not safe for a link. */
export function useSafeAddress(address: string | undefined): string | undefined {
  const { page } = useServices();
  return safeAddress(address, page.address());
}
