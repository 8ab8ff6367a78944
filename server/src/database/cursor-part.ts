import type { CursorPage } from '@tomoguide/contract/primitives';

interface Asked {
  cursor?: number | undefined;
  limit: number;
}

/**
 * A part of a long history (docs/product/pages.md, "Lists"): reads one row more than asked for, which
 * tells whether there is more.
 */
export const partOf = async <Row, Item>(
  { cursor, limit }: Asked,
  read: (part: Asked) => Promise<Row[]>,
  { present, cursor: cursorOf }: { present: (row: Row) => Item; cursor: (row: Row) => number },
): Promise<CursorPage<Item>> => {
  const rows = await read({ cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};
