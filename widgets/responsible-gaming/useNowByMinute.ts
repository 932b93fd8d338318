import { useEffect, useState } from "react";
import { useServices } from "../../src/widget-kit";

export const minute = 60_000;

/** The time by the server's clock; the component renders again at each full minute before and after an instant. */
export function useNowByMinute(instant: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForNextMinute = () => {
      const passed = (clock.now() - instant) % minute;
      timer = setTimeout(
        () => {
          setNow(clock.now());
          waitForNextMinute();
        },
        passed < 0 ? -passed : minute - passed,
      );
    };
    waitForNextMinute();
    return () => {
      clearTimeout(timer);
    };
  }, [clock, instant]);

  return now;
}
