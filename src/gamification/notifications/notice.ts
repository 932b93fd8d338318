import { safeAddress } from "../../utils/url";
import type { News, Section, WrittenLink } from "./news";
import type { Waiting } from "./queue";
import type { SayNotifications } from "./texts";

export interface NoticeLink {
  /** An absolute address that has passed the address gate (S04). */
  readonly address: string;
  readonly label: string;
}

/** News as a toast shows them. */
export interface Notice {
  readonly id: string;
  readonly kind: News["kind"];
  readonly text: string;
  /** A second sentence; empty if there is none. */
  readonly detail: string;
  /** The link of a message. */
  readonly link: NoticeLink | undefined;
  /** Says where the news are recorded. */
  readonly recorded: string;
  /** The page where they are recorded; undefined if the author names none. */
  readonly recordedAt: string | undefined;
}

/** What the texts and links of notices depend on. */
export interface NoticeContext {
  readonly say: SayNotifications;
  /** The page's address. */
  readonly base: URL;
  /** The site's page for each section, as the author has written it. */
  readonly pages: Readonly<Partial<Record<Section, string | undefined>>>;
}

/** The link of a message; undefined if its address does not pass the gate. */
function linkTo(link: WrittenLink | undefined, { say, base }: NoticeContext): NoticeLink | undefined {
  const address = link?.href ? safeAddress(link.href, base) : undefined;
  return link && address !== undefined ? { address, label: link.label || say("open") } : undefined;
}

/** The parts that say where news is recorded. The texts have the names of the sections. */
function recordIn(section: Section, { say, base, pages }: NoticeContext) {
  return { recorded: say(section), recordedAt: safeAddress(pages[section], base) };
}

/** The text and the links of news. */
export function noticeOf(news: News, context: NoticeContext): Notice {
  const { say } = context;
  const { key: id, kind } = news;
  if (kind === "message") {
    const [text = say(kind), detail = ""] = [news.subject, news.excerpt].filter(Boolean);
    return { id, kind, text, detail, link: linkTo(news.link, context), ...recordIn(news.section, context) };
  }
  const { name } = news;
  const text = name ? say(kind, { name }) : say(`${kind}Unnamed`);
  return { id, kind, text, detail: "", link: undefined, ...recordIn(`${kind}s`, context) };
}

/** The notices of a queue, the first one first. One notice stands for those that could not wait. */
export function noticesOf({ news, more }: Waiting, context: NoticeContext): readonly Notice[] {
  const { say } = context;
  const rest: Notice = {
    id: "more",
    kind: "message",
    text: say("more", { count: more }),
    detail: "",
    link: undefined,
    recorded: say("moreRecorded"),
    recordedAt: undefined,
  };
  return [...news.map((each) => noticeOf(each, context)), ...(more > 0 ? [rest] : [])];
}
