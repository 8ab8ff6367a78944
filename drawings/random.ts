/**
 * A small seeded generator (mulberry32): the demo is the same on every run, on every machine.
 */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, in their own order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  chance(share: number): boolean;
}

/** FNV-1a of a text: the state that a named generator begins with. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

/** The generator of that name: what one guide draws never changes what another one gets. */
export const randomOf = (name: string): Random => {
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
