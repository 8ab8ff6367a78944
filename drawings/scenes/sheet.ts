import {
  dusky,
  getEvergreen,
  getLeaves,
  getPalette,
  type Leaves,
  type Look,
  type Palette,
} from './palette.ts';

export type Point = readonly [x: number, y: number];

/** Rounds a number in a drawing to one decimal, because a second decimal is not visible. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns a generator that always produces the same numbers for a seed (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** The canvas of a scene: its colors, and parts that are defined once and used repeatedly. */
export class Sheet {
  readonly p: Palette;
  readonly look: Look;
  readonly leaves: Leaves;
  /** Leaf colors of three kinds of trees, most frequent first. */
  readonly kinds: readonly [Leaves, Leaves, Leaves];
  readonly evergreen: Leaves;
  readonly #defs = new Map<string, string>();

  constructor(look: Look) {
    this.look = look;
    this.p = getPalette(look);
    this.kinds = getLeaves(look);
    this.leaves = this.kinds[0];
    this.evergreen = getEvergreen(look);
  }

  /** Returns whether lamps are lit. */
  get evening(): boolean {
    return this.look.light !== 'day';
  }

  /** Returns a color outside the palette, adjusted to the time of day. */
  tone(day: string, evening: string): string {
    const { light } = this.look;
    return light === 'dusk' ? dusky(day, evening) : { day, evening }[light];
  }

  get winter(): boolean {
    return this.look.season === 'winter';
  }

  /** Places a part at a point. `draw` creates the part at the origin, only once for each key. */
  use(key: string, [x, y]: Point, scale: number, draw: () => string, flip = false): string {
    if (!this.#defs.has(key)) {
      this.#defs.set(key, '');
      this.#defs.set(key, `<g id="${key}">${draw()}</g>`);
    }
    const size =
      scale === 1 && !flip ? '' : ` scale(${flip ? n2(-scale) : n2(scale)} ${n2(scale)})`;
    return `<use href="#${key}" transform="translate(${n(x)} ${n(y)})${size}"/>`;
  }

  /** Defines an element and returns a reference to its ID. */
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
