import type { Notice } from "../../src/gamification/notifications/notice";

/** Content of a notice below its title: the message's sentence and link, and where it is recorded. */
export function NoticeDetail({
  notice: { detail, link, recorded, recordedAt },
}: {
  readonly notice: Notice;
}) {
  return (
    <>
      {detail && (
        <p className="detail" part="text">
          {detail}
        </p>
      )}
      {link && (
        <p className="detail">
          <a href={link.url}>{link.label}</a>
        </p>
      )}
      <p className="detail" part="meta">
        {recordedAt === undefined ? recorded : <a href={recordedAt}>{recorded}</a>}
      </p>
    </>
  );
}
