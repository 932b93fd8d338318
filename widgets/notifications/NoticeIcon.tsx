import type { Notice } from "../../src/gamification/notifications/notice";
import { Icon } from "../../src/ui";

/** A parcel with a ribbon. */
const parcel = "M3 7h14v9.5H3ZM3 10.5h14M10 7v9.5M6 3l4 4 4-4";

/** The drawing for a kind of news. */
export function NoticeIcon({ kind }: Pick<Notice, "kind">) {
  if (kind !== "award") return <Icon name={kind === "achievement" ? "success" : "mail"} />;
  return (
    <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={parcel} />
    </svg>
  );
}
