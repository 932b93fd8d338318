import { withoutSchema, withSchema } from "./ours";
import { bareStomp } from "./stomp";

/** A client of the platform. */
export interface Peer {
  call(): Promise<unknown>;
  close(): Promise<void>;
}

/** Connects a client. With a `boardId`, `onBoard` is called for each state of that leaderboard. */
export type ConnectPeer = (
  url: string,
  token: string,
  boardId: string | undefined,
  onBoard: () => void,
) => Promise<Peer>;

const peers = { "bare-stomp": bareStomp, "without-schema": withoutSchema, "with-schema": withSchema };

export type PeerName = keyof typeof peers;

let peer: Peer | undefined;
let boardNews = 0;

const api = {
  async connect(name: PeerName, url: string, token: string, boardId?: string) {
    peer = await peers[name](url, token, boardId, () => (boardNews += 1));
  },
  /** Resolves when all calls have a reply. */
  callAtOnce: (count: number) =>
    Promise.all(Array.from({ length: count }, () => Promise.resolve(peer?.call()))),
  async callInTurns(count: number, atOnce: number) {
    for (let done = 0; done < count; done += atOnce) await api.callAtOnce(atOnce);
  },
  /**
   * Makes `count` calls, one every `pause` ms. Resolves `timeout` ms after the last one, with the count of
   * each outcome.
   */
  async callRepeatedly(count: number, pause: number, timeout: number) {
    const ends = { answered: 0, failed: 0 };
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let call = 0; call < count; call += 1) {
      peer?.call().then(
        () => (ends.answered += 1),
        () => (ends.failed += 1),
      );
      await wait(pause);
    }
    await wait(timeout);
    return { ...ends, unsettled: count - ends.answered - ends.failed };
  },
  boardNews: () => boardNews,
  close: () => peer?.close(),
};

export type MessagingApi = typeof api;

Object.assign(window, { messaging: api });
