import { useEffect, useState } from "react";
import { useServices } from "../../src/widget-kit";

const minute = 60_000;

/** Full minutes since an instant, by the server's clock; the component renders again at each full minute. */
export function useMinutesSince(since: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForNextMinute = () => {
      timer = setTimeout(
        () => {
          setNow(clock.now());
          waitForNextMinute();
        },
        minute - ((clock.now() - since) % minute),
      );
    };
    waitForNextMinute();
    return () => {
      clearTimeout(timer);
    };
  }, [clock, since]);

  return Math.max(0, Math.floor((now - since) / minute));
}
