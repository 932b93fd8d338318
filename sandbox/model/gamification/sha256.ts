const wordBits = 32;

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
};

const primes = Array.from({ length: 312 }, (_, index) => index)
  .filter((number) => number > 1 && isPrime(number))
  .slice(0, 64);

/** The first 32 bits of a number's fraction (FIPS 180-4 takes its constants from roots of primes). */
const fractionBits = (number: number) => Math.floor((number - Math.floor(number)) * 2 ** wordBits) | 0;

const start = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const rounds = primes.map((prime) => fractionBits(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (wordBits - by));

/** The message, a bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

function scheduleOf(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(block + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const near = words[index - 15] ?? 0;
    const far = words[index - 2] ?? 0;
    const mixedNear = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3);
    const mixedFar = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10);
    words[index] = (words[index - 16] ?? 0) + mixedNear + (words[index - 7] ?? 0) + mixedFar;
  }
  return words;
}

/** Takes a block into the state. */
function compress(state: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + mixedE + choice + (rounds[index] ?? 0) + (schedule[index] ?? 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixedA + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

/**
 * SHA-256 (FIPS 180-4), here because tokens are signed synchronously, also in pages of plain http, where the browser
 * offers none. For simulations: it is slower than the platform's own, and not guarded against timing.
 */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message);
  const state = Int32Array.from(start);
  for (let block = 0; block < view.byteLength; block += 64) compress(state, scheduleOf(view, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

const blockBytes = 64;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** HMAC-SHA-256 (RFC 2104). @param key of at most 64 bytes */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(blockBytes);
  filled.set(key);
  const outer = filled.map((byte) => byte ^ 0x5c);
  const inner = filled.map((byte) => byte ^ 0x36);
  return sha256(joined(outer, sha256(joined(inner, message))));
}
