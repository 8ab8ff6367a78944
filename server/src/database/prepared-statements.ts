import type pg from 'pg';

/** More shapes of statements than this run unprepared: each takes memory on every connection. */
const MOST_PREPARED = 400;
/** Shapes seen once, waiting for their second time. */
const MOST_REMEMBERED = 2000;

/** Which statements of a pool have a name. */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  readonly #areKept: boolean;

  /** `areKept`: a connection still knows a name when it is used again. */
  constructor(areKept = true) {
    this.#areKept = areKept;
  }

  /** A statement is worth a name, and its plan, from the second time it is asked. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size < MOST_REMEMBERED) this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * The statement, named when it comes again and again and has parameters: PostgreSQL parses and plans
   * it once a connection. What decides is its text alone, so no caller names anything. One without
   * parameters may be several in one text, which cannot be prepared.
   */
  named<Config extends pg.QueryConfig>(config: Config, values: readonly unknown[] = []): Config {
    if (!this.#areKept) return { ...config, name: undefined };
    const name = config.name ?? (values.length > 0 ? this.#nameOf(config.text) : undefined);
    return name === undefined ? config : { ...config, name };
  }
}
