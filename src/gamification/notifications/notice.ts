import { safeUrl } from "../../utils/url";
import { awardUrl } from "../hub/place";
import type { News, Section, WrittenLink } from "./news";
import type { Waiting } from "./queue";
import type { SayNotifications } from "./texts";

export interface NoticeLink {
  /** An absolute URL that has passed the safe-URL check (S04). */
  readonly url: string;
  readonly label: string;
}

/** A piece of news as a toast shows it. */
export interface Notice {
  readonly id: string;
  readonly kind: News["kind"];
  readonly text: string;
  /** A second sentence; empty if there is none. */
  readonly detail: string;
  /** The link of a message. */
  readonly link?: NoticeLink | undefined;
  /** Text that states where the news is recorded. */
  readonly recorded: string;
  /** The page where the news is recorded; undefined if the author has not set one. */
  readonly recordedAt?: string | undefined;
}

/** Values on which texts and links of notices depend. */
export interface NoticeContext {
  readonly say: SayNotifications;
  /** The page's URL. */
  readonly base: URL;
  /** The URL of the site's page for each section, as the author wrote it. */
  readonly pages: Readonly<Partial<Record<`${Section}Url`, string | undefined>>>;
}

/** The link of a message; undefined if its URL does not pass the safe-URL check. */
function linkTo(link: WrittenLink | undefined, { say, base }: NoticeContext): NoticeLink | undefined {
  const url = link?.href ? safeUrl(link.href, base) : undefined;
  return link && url !== undefined ? { url, label: link.label || say("open") } : undefined;
}

/**
 * Creates the notice of a piece of news. The keys of the texts are the names of the kinds and sections of
 * news.
 */
export function noticeOf(news: News, context: NoticeContext): Notice {
  const { say, base, pages } = context;
  const { key: id, kind } = news;
  const section = kind === "message" ? news.section : (`${kind}s` as const);
  const page = safeUrl(pages[`${section}Url`], base);
  const record = { id, kind, recorded: say(section), recordedAt: page };
  if (kind === "message") {
    const [text = say(kind), detail = ""] = [news.subject, news.excerpt].filter(Boolean);
    return { ...record, text, detail, link: linkTo(news.link, context) };
  }
  const { name } = news;
  return {
    ...record,
    text: name ? say(kind, { name }) : say(`${kind}Unnamed`),
    detail: "",
    ...(kind === "award" && { recordedAt: awardUrl(page, news.awardId) }),
  };
}

/**
 * The notices of a queue, in its order. If there is more news than the limit, the last notice states how much
 * more.
 */
export function noticesOf({ news, more }: Waiting, context: NoticeContext): readonly Notice[] {
  const { say } = context;
  const rest: Notice = {
    id: "more",
    kind: "message",
    text: say("more", { count: more }),
    detail: "",
    recorded: say("moreRecorded"),
  };
  return [...news.map((each) => noticeOf(each, context)), ...(more > 0 ? [rest] : [])];
}
