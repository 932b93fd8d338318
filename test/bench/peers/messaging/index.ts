import { withoutSchema, withSchema } from "./ours";
import { bareStomp } from "./stomp";

/** One way to the platform. */
export interface Peer {
  call(): Promise<unknown>;
  close(): Promise<void>;
}

/** Connects; `onBoard` is called for what a board tells, if one is looked at. */
export type Make = (
  address: string,
  token: string,
  boardId: string | undefined,
  onBoard: () => void,
) => Promise<Peer>;

const makers = { "bare-stomp": bareStomp, "without-schema": withoutSchema, "with-schema": withSchema };

export type PeerName = keyof typeof makers;

let peer: Peer | undefined;
let boardNews = 0;

const api = {
  async connect(name: PeerName, address: string, token: string, boardId?: string) {
    peer = await makers[name](address, token, boardId, () => (boardNews += 1));
  },
  /** Resolves when all are answered. */
  callAtOnce: (count: number) => Promise.all(Array.from({ length: count }, () => peer?.call())),
  async callInTurns(count: number, atOnce: number) {
    for (let done = 0; done < count; done += atOnce) await api.callAtOnce(atOnce);
  },
  /** So many calls, one every `pause` milliseconds; how many of them have an end `patience` milliseconds later. */
  async callThrough(count: number, pause: number, patience: number) {
    const ends = { answered: 0, failed: 0 };
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let made = 0; made < count; made += 1) {
      peer?.call().then(
        () => (ends.answered += 1),
        () => (ends.failed += 1),
      );
      await wait(pause);
    }
    await wait(patience);
    return { ...ends, unsettled: count - ends.answered - ends.failed };
  },
  boardNews: () => boardNews,
  close: () => peer?.close(),
};

export type MessagingApi = typeof api;

Object.assign(window, { messaging: api });
