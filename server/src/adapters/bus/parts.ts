import { randomUUID } from 'node:crypto';

/** What one NOTIFY may carry, in bytes; PostgreSQL takes less than 8,000. */
const LARGEST = 7_000;

/** Cuts a text into parts that a NOTIFY can carry; each names its whole, its place and their number. */
export const inParts = (text: string): string[] => {
  if (Buffer.byteLength(text) < LARGEST) return [`1 ${text}`];
  // Base64 may be cut anywhere.
  const coded = Buffer.from(text).toString('base64');
  const count = Math.ceil(coded.length / LARGEST);
  const id = randomUUID();
  return Array.from(
    { length: count },
    (_, n) => `${count} ${id} ${n} ${coded.slice(n * LARGEST, (n + 1) * LARGEST)}`,
  );
};

/** Between texts in one notification; JSON has no such character. */
const BETWEEN = '\u001e';
const FULL = 7_500;

/** As few notifications as can carry them, in their order: each costs every process a turn. */
export const packed = (parts: readonly string[]): string[] => {
  const packs: string[] = [];
  let room = 0;
  for (const part of parts) {
    const bytes = Buffer.byteLength(part) + 1;
    if (bytes > room) {
      packs.push(part);
      room = FULL - bytes;
    } else {
      packs.push(`${packs.pop()}${BETWEEN}${part}`);
      room -= bytes;
    }
  }
  return packs;
};

export const unpacked = (pack: string): string[] => pack.split(BETWEEN);

/** Wholes that are not complete yet: the parts of one come together, so one is enough for each sender. */
const MOST_OPEN = 100;

/** Puts parts together again; null until a text is whole. */
export class Whole {
  readonly #open = new Map<string, Map<number, string>>();

  add(part: string): string | null {
    const space = part.indexOf(' ');
    const count = Number(part.slice(0, space));
    const rest = part.slice(space + 1);
    if (count === 1) return rest;
    const [id = '', place, coded = ''] = rest.split(' ');
    // By its place: what is sent again after a time-out may come twice.
    const parts = new Map(this.#open.get(id)).set(Number(place), coded);
    this.#open.delete(id);
    if (parts.size === count) {
      const inOrder = Array.from({ length: count }, (_, n) => parts.get(n) ?? '');
      return Buffer.from(inOrder.join(''), 'base64').toString();
    }
    this.#open.set(id, parts);
    const [oldest] = this.#open.size > MOST_OPEN ? this.#open.keys() : [];
    if (oldest) this.#open.delete(oldest);
    return null;
  }
}
