import { listOf } from "../../src/utils/list-of";
import { useTexts } from "../../src/widget-kit";
import { instantWinTexts } from "./texts";

/** More plays are shown as a number, because players do not count so many dots. */
const maxDots = 10;

/** The plays left: a dot each, or their number. */
export function PlaysLeft({ count }: { readonly count: number }) {
  const say = useTexts(instantWinTexts);
  const label = say("plays", { count });
  if (count === 0 || count > maxDots) return <p className="plays">{label}</p>;
  return (
    <p className="plays">
      <span className="vetrina-quiet">{label}</span>
      <span aria-hidden="true">{say("playsLabel")}</span>
      <span className="dots" aria-hidden="true">
        {listOf(count, (index) => (
          <i key={index} />
        ))}
      </span>
    </p>
  );
}
