/** An event of a calendar, which has no duration. */
export interface CalendarEvent {
  /**
   * Identifies the event in this calendar. It is the same in every file, so that a calendar program replaces
   * the event instead of adding it again.
   */
  readonly key: string;
  /** When the event takes place, milliseconds since 1970. */
  readonly at: number;
  readonly summary: string;
}

export interface CalendarOptions {
  /** When the file is created, milliseconds since 1970. */
  readonly now: number;
  /** The language of the texts. */
  readonly language: string;
  /** The name that a calendar program shows. */
  readonly name: string;
}

/** Maximum length of a line: 75 octets, excluding the line break (RFC 5545 section 3.1). */
const maxOctets = 75;

const encoder = new TextEncoder();
const octetsOf = (text: string) => encoder.encode(text).length;

/**
 * Escapes a text for a calendar file (RFC 5545 section 3.3.11). Line breaks become `\n`. All other ASCII
 * control characters become spaces, because the format allows none of them except the tab.
 */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?|\n/g, "\n")
    .replace(/(?![\n\u0080-\u009f])\p{Control}/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** Folds a line that is too long. The space at the start of each continuation line counts. No character is split. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** A time in UTC: `20261122T180400Z` (RFC 5545 section 3.3.5, form 2). */
const utcTime = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");

/** True for years with four digits, because the format cannot represent others. */
const isWritable = (at: number) => at >= 0 && at < Date.UTC(10_000, 0, 1);

/**
 * Hash of a text: a number of 53 bits, in base 36. It replaces the ids of a member's awards, which must not
 * be in a file that may be passed on. (cyrb53, public domain.)
 */
function digest(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (const unit of encoder.encode(text)) {
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * Writes a calendar file according to RFC 5545, in UTC. Its events have no duration, do not mark anyone as
 * busy and have no alarm. Events whose time the format cannot represent are left out.
 */
export function iCalendar(
  events: readonly CalendarEvent[],
  { now, language, name }: CalendarOptions,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Vetrina//Agenda//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events
      .filter(({ at }) => isWritable(at))
      .flatMap(({ key, at, summary }) => [
        "BEGIN:VEVENT",
        `UID:${digest(key, 0)}${digest(key, 1)}@vetrina`,
        `DTSTAMP:${utcTime(now)}`,
        `DTSTART:${utcTime(at)}`,
        `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
