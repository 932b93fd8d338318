import type { Notice } from "../../src/gamification/notifications/notice";
import { Icon } from "../../src/ui";

/** A parcel with a ribbon. */
const parcel = "M3 7h14v3H3ZM4.5 10h11v6.5h-11ZM10 7v9.5M10 7C9 3 4.5 2.5 6 7M10 7c1-4 5.5-4.5 4 0";

/** The drawing for a kind of news. */
export function NoticeIcon({ kind }: Pick<Notice, "kind">) {
  if (kind !== "award") return <Icon name={kind === "achievement" ? "success" : "mail"} />;
  return (
    <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={parcel} />
    </svg>
  );
}
