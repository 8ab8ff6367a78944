import type pg from 'pg';

/**
 * Maximum number of prepared statements, because each uses memory on every connection. Further statements
 * run unprepared.
 */
const MAX_PREPARED = 400;
/** Maximum number of statements that are remembered after their first run. */
const MAX_REMEMBERED = 2000;

/** Assigns names to the statements of a connection pool, so that PostgreSQL prepares them. */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  readonly #areCached: boolean;

  /** `areCached`: whether prepared statements persist on a connection between its uses. */
  constructor(areCached = true) {
    this.#areCached = areCached;
  }

  /**
   * Returns the name of a statement from its second run on. PostgreSQL caches the plans of named
   * statements.
   */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size < MAX_REMEMBERED) this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Names a statement that has parameters and runs repeatedly, so that PostgreSQL parses and plans it only
   * once per connection. Statements are matched by text, so callers need not name them. SQL without
   * parameters can contain several statements, which cannot be prepared.
   */
  named<Config extends pg.QueryConfig>(config: Config, values: readonly unknown[] = []): Config {
    if (!this.#areCached) return { ...config, name: undefined };
    const name = config.name ?? (values.length > 0 ? this.#nameOf(config.text) : undefined);
    return name === undefined ? config : { ...config, name };
  }
}
