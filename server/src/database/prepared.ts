import type pg from 'pg';

/** More shapes of statements than this run unprepared: each takes memory on every connection. */
const MOST_PREPARED = 400;
/** Shapes seen once, waiting for their second time. */
const MOST_REMEMBERED = 2000;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/** A statement is worth a name, and its plan, from the second time it is asked. */
export const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size < MOST_REMEMBERED) seenOnce.add(text);
    return undefined;
  }
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/**
 * The statement, named when it comes again and again and has parameters: PostgreSQL parses and plans
 * it once a connection. What decides is its text alone, so no caller names anything. One without
 * parameters may be several in one text, which cannot be prepared.
 */
export const prepared = <Config extends pg.QueryConfig>(
  config: Config,
  values: readonly unknown[] = [],
): Config => {
  const name = config.name ?? (values.length > 0 ? nameOf(config.text) : undefined);
  return name === undefined ? config : { ...config, name };
};
