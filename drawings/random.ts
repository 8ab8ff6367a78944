/** A small seeded generator (mulberry32), with which the demo is the same on every run and every machine. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks `count` different items, in their original order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  chance(share: number): boolean;
}

/** Returns the FNV-1a hash of a text, used as the initial state of a generator. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

/**
 * Returns the generator with this name. Each guide has their own, so that drawing a number for one never
 * affects another.
 */
export const createRandom = (name: string): Random => {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    some: (items, count) => {
      const left = items.map((_, index) => index);
      const chosen: number[] = [];
      while (chosen.length < count && left.length > 0) {
        chosen.push(...left.splice(int(0, left.length - 1), 1));
      }
      return items.filter((_, index) => chosen.includes(index));
    },
    chance: (share) => next() < share,
  };
};
