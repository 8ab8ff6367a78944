import {
  dusky,
  evergreenOf,
  type Leaves,
  type Look,
  leavesOf,
  type Palette,
  paletteOf,
} from './palette.ts';

export type Point = readonly [x: number, y: number];

/** Numbers in a drawing have at most one decimal: no eye sees a second one. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A generator that always gives the same numbers for a seed (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** What a scene is drawn on: its tones, and the parts that are drawn once and used often. */
export class Sheet {
  readonly p: Palette;
  readonly look: Look;
  readonly leaves: Leaves;
  /** Of trees of three kinds, the most frequent first. */
  readonly kinds: readonly [Leaves, Leaves, Leaves];
  readonly evergreen: Leaves;
  readonly #defs = new Map<string, string>();

  constructor(look: Look) {
    this.look = look;
    this.p = paletteOf(look);
    this.kinds = leavesOf(look);
    this.leaves = this.kinds[0];
    this.evergreen = evergreenOf(look);
  }

  /** Lamps are lit. */
  get evening(): boolean {
    return this.look.light !== 'day';
  }

  /** A tone that is in no palette, as the hour has it. */
  tone(day: string, evening: string): string {
    const { light } = this.look;
    return light === 'dusk' ? dusky(day, evening) : { day, evening }[light];
  }

  get winter(): boolean {
    return this.look.season === 'winter';
  }

  /** A part at a place; `draw` makes it at the origin, once for every key. */
  use(key: string, [x, y]: Point, scale: number, draw: () => string, flip = false): string {
    if (!this.#defs.has(key)) {
      this.#defs.set(key, '');
      this.#defs.set(key, `<g id="${key}">${draw()}</g>`);
    }
    const size =
      scale === 1 && !flip ? '' : ` scale(${flip ? n2(-scale) : n2(scale)} ${n2(scale)})`;
    return `<use href="#${key}" transform="translate(${n(x)} ${n(y)})${size}"/>`;
  }

  /** Defines something that is pointed at by its id, and answers the way to point at it. */
  define(id: string, markup: string): string {
    this.#defs.set(id, markup);
    return `url(#${id})`;
  }

  svg(width: number, height: number, content: string): string {
    const defs = [...this.#defs.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>\n`;
  }
}

const n2 = (value: number): string => String(Math.round(value * 100) / 100);
