import { useEffect, useState } from "react";

/** After this time cards are shown in the order of the page, milliseconds. */
export const longestWait = 1000;

/**
 * True from the start until the tables are known, once and not for long. Until then the cards are hidden: they would be
 * seen in the order of the page and then jump.
 */
export function useWaiting(isLoading: boolean): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const end = () => {
      setWaited(true);
    };
    if (!isLoading) return end();
    const timer = setTimeout(end, longestWait);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading]);
  return isLoading && !hasWaited;
}
