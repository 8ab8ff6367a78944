import { randomUUID } from 'node:crypto';

/**
 * Maximum size in bytes of a message that is sent in one part. PostgreSQL limits a NOTIFY payload to less
 * than 8,000 bytes.
 */
const LARGEST = 7_000;

/**
 * Splits a message into parts that fit in a NOTIFY payload. Each part contains the message's ID, the part's
 * index and the number of parts.
 */
export const splitIntoParts = (text: string): string[] => {
  if (Buffer.byteLength(text) < LARGEST) return [`1 ${text}`];
  // Base64 can be split at any position.
  const coded = Buffer.from(text).toString('base64');
  const count = Math.ceil(coded.length / LARGEST);
  const id = randomUUID();
  return Array.from(
    { length: count },
    (_, n) => `${count} ${id} ${n} ${coded.slice(n * LARGEST, (n + 1) * LARGEST)}`,
  );
};

/** Separates the messages in one notification. JSON never contains this character. */
const BETWEEN = '\u001e';
const FULL = 7_500;

/**
 * Packs messages in order into as few notifications as possible, because each notification wakes every
 * process.
 */
export const packTexts = (parts: readonly string[]): string[] => {
  const packs: string[] = [];
  let bytesLeft = 0;
  for (const part of parts) {
    const bytes = Buffer.byteLength(part) + 1;
    if (bytes > bytesLeft) {
      packs.push(part);
      bytesLeft = FULL - bytes;
    } else {
      packs.push(`${packs.pop()}${BETWEEN}${part}`);
      bytesLeft -= bytes;
    }
  }
  return packs;
};

export const unpackTexts = (pack: string): string[] => pack.split(BETWEEN);

/**
 * Maximum number of incomplete messages that are stored. The parts of a message arrive together, so there
 * is at most one per sender.
 */
const MAX_OPEN = 100;

/** Reassembles messages from their parts. `add` returns a message once it is complete, otherwise null. */
export class Whole {
  readonly #open = new Map<string, Map<number, string>>();

  add(part: string): string | null {
    const space = part.indexOf(' ');
    const count = Number(part.slice(0, space));
    const rest = part.slice(space + 1);
    if (count === 1) return rest;
    const [id = '', place, coded = ''] = rest.split(' ');
    // Stored by index, because a retry after a timeout can send a part twice.
    const parts = new Map(this.#open.get(id)).set(Number(place), coded);
    this.#open.delete(id);
    if (parts.size === count) {
      const inOrder = Array.from({ length: count }, (_, n) => parts.get(n) ?? '');
      return Buffer.from(inOrder.join(''), 'base64').toString();
    }
    this.#open.set(id, parts);
    const [oldest] = this.#open.size > MAX_OPEN ? this.#open.keys() : [];
    if (oldest) this.#open.delete(oldest);
    return null;
  }
}
