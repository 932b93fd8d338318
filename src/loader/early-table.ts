type Pair = readonly [name: string, value: string];

/** A public read of a widget, from its definition. */
export interface EarlyRead {
  readonly key: string;
  readonly origin?: string;
  /** An attribute with the value that the element must have. */
  readonly when?: Pair;
  /** A parameter with the attribute that it takes its value from. */
  readonly query?: Pair;
  readonly addressParameter?: string;
  readonly unless?: string;
}

/** The read of the visitor's IP address, which each call of the account area contains. */
interface IpAddressRead {
  /** The chunk of the account. */
  readonly chunk: string;
  /** The cookie of a login. */
  readonly cookie: string;
  /** The item of the tab's storage with the address, if it is known. */
  readonly item: string;
  /** The configuration key of the read's address. */
  readonly key: string;
  /** Without that key: what follows the page's path without `.html`. */
  readonly ending: string;
}

/** What the loader knows about the widgets besides the manifest. `scripts/build/early-reads.ts` makes it. */
interface EarlyTable {
  /** By chunk of a service: the keys of the addresses that it calls. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Those of them that are called with cookies, as sockets are. */
  readonly sockets: readonly string[];
  readonly ip: IpAddressRead;
  /** By tag. */
  readonly reads: Readonly<Record<string, EarlyRead>>;
  /** Tags whose code waits until an element of theirs is near the window. */
  readonly near: readonly string[];
  /** Tags whose code waits until the page is idle, or is used. */
  readonly use: readonly string[];
}

declare const __EARLY__: EarlyTable;

export const { origins, sockets, ip, reads, near, use }: EarlyTable = __EARLY__;
