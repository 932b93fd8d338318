import { useLayoutEffect, useRef, useState } from "react";
import type { WidgetModule } from "../../src/definition";
import { type Host, useHost } from "../../src/element/host";
import { formatTimeOfDay } from "../../src/i18n/instants";
import type { LiveCasino, TableId, WatchedTable } from "../../src/live-casino";
import { isInViewport } from "../../src/platform/visibility/in-viewport";
import { hideBroken, uiStyles, uiTexts } from "../../src/ui";
import { countdownStyles } from "../../src/ui/countdown/Countdown";
import {
  useAccount,
  useAccountArea,
  useConfig,
  useLiveCasino,
  useServices,
  useTexts,
} from "../../src/widget-kit";
import { actionOf, tileActionOf } from "./Action";
import { badgeOf, tileStateOf } from "./Badge";
import { type CardEvents, type CardProps, detailOf } from "./card";
import type { liveCasinoCard } from "./definition";
import { LaunchButton } from "./launch-button";
import css from "./live-casino-card.css?inline";
import type { TableView } from "./table-source";
import { liveCasinoCardTexts } from "./texts";
import { useTable, useTableId } from "./useTable";

/** The host's state. A restriction of the player takes precedence over the state of the table. */
function hostStateOf({ restriction, state, status }: TableView) {
  if (restriction === "checking") return "loading";
  if (restriction === "unavailable") return "error";
  if (restriction === "offline") return "offline";
  if (restriction !== "free") return "restricted";
  // A failed feed is read repeatedly. Meanwhile the card must not look as if it had just started to load.
  return state.status === "unknown" && status === "loading" ? "error" : status;
}

/** The image of a table in a 16:9 box. The box is empty if the image is missing or refused. */
function imageOf({ image, imageAlt }: CardProps, liveCasino: LiveCasino) {
  const source = image && liveCasino.image(image);
  return (
    <div className="media" part="media">
      {source && (
        <img
          key={source}
          src={source}
          alt={imageAlt}
          width={480}
          height={270}
          loading="lazy"
          decoding="async"
          onError={hideBroken}
        />
      )}
    </div>
  );
}

/**
 * True if the table was known to be closed and is open now. A change from unknown to open is not an opening.
 */
const hasOpened = (before: TableView, now: TableView) =>
  (before.status === "ready" || before.status === "stale") &&
  before.state.status === "closed" &&
  now.state.status === "open";

/**
 * Emits the event of a table that opens. If its countdown was in the viewport, the opening is also announced to screen
 * readers, because the player may have waited for it.
 */
function reportOpening(
  table: TableId,
  name: string,
  before: TableView,
  host: Host<CardEvents>,
  liveCasino: LiveCasino,
): void {
  host.emit("vetrina:table-open", detailOf(table));
  const hadCountdown = before.state.status === "closed" && before.state.opensAt !== undefined;
  if (hadCountdown && isInViewport(host.element)) liveCasino.announceOpening(name);
}

const isInLobby = (element: Element) => element.closest("vetrina-live-casino-lobby") !== null;

/** The values that React committed last. */
interface Shown {
  readonly table: WatchedTable;
  readonly view: TableView;
}

/**
 * A lobby has hundreds of cards. So an idle card is one component with few hooks, and its parts are functions
 * that return elements (decision 39).
 */
export function LiveCasinoCard(props: CardProps) {
  const { heading } = props;
  const host = useHost<typeof liveCasinoCard>();
  const { log, notice } = useServices();
  const liveCasino = useLiveCasino();
  const { responsibleGaming: limits } = useAccountArea();
  const { session } = useAccount();
  const { language } = useConfig();
  const say = useTexts(liveCasinoCardTexts);
  const sayUi = useTexts(uiTexts);
  const [, setChanges] = useState(0);
  const [button] = useState(() => new LaunchButton(() => setChanges((count) => count + 1)));
  const id = useTableId(props, host.element, log);
  const table = liveCasino.table(id);
  const view = useTable(table, limits, liveCasino, button);
  const shown = useRef<Shown>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.view === view) return;
    shown.current = { table, view };
    host.setState(hostStateOf(view));
    if (id && before?.table === table && hasOpened(before.view, view))
      reportOpening(id, heading, before.view, host, liveCasino);
  });
  // The lobby shows the sentence once for all tables.
  const isTile = isInLobby(host.element);
  const readAt = view.status === "stale" && !isTile ? table.readAt() : undefined;
  const onLaunch = () => {
    if (!id) return;
    button.click({
      liveCasino,
      table: id,
      isSimulated: notice !== undefined,
      words: { language, title: heading, text: say("waiting") },
      announcements: {
        blocked: say("ready", { name: heading }),
        failed: say("failed"),
        offered: say("offered", { name: heading }),
      },
      onLogin: (listener) => session.$player.listen((player) => player && listener()),
      confirm: () => host.emit("vetrina:game-launch", detailOf(id)),
    });
  };
  const options = {
    view,
    limits,
    name: heading,
    button,
    countdown: props.countdown ?? (isTile ? "time" : "digits"),
    onLaunch,
    onOpened: () => table.open(),
    say,
    sayUi,
  } as const;
  const title = (
    <h3 id="title" className="title" part="title">
      {heading}
    </h3>
  );
  if (isTile) {
    return (
      <article className="card" data-look="tile" part="card" aria-labelledby="title" tabIndex={-1}>
        {imageOf(props, liveCasino)}
        {tileStateOf(view, options)}
        <div className="body">{title}</div>
        {tileActionOf(options)}
      </article>
    );
  }
  return (
    <article className="card" part="card" aria-labelledby="title" tabIndex={-1}>
      {imageOf(props, liveCasino)}
      <div className="body">
        {title}
        {badgeOf(view, options)}
        <div className="action">{actionOf(options)}</div>
      </div>
      {readAt !== undefined && <ReadAt instant={readAt} />}
    </article>
  );
}

export default {
  component: LiveCasinoCard,
  styles: [...uiStyles, countdownStyles, css],
} satisfies WidgetModule<CardProps>;

/**
 * The time at which a stale state was read. It overlaps the image, so that the card's height does not change.
 */
export function ReadAt({ instant }: { readonly instant: number }) {
  const sayUi = useTexts(uiTexts);
  const { language, timeZone } = useConfig();
  return (
    <p className="read-at" part="meta">
      {sayUi("stale", { time: formatTimeOfDay(instant, language, timeZone) })}
    </p>
  );
}
