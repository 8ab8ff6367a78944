import type { CursorPage } from '@tomoguide/contract/primitives';

interface Asked<Cursor> {
  cursor?: Cursor | undefined;
  limit: number;
}

/**
 * A part of a long history (docs/product/pages.md, "Lists"): reads one row more than asked for, which
 * tells whether there is more.
 */
export const partOf = async <Row, Item, Cursor extends number | string = number>(
  { cursor, limit }: Asked<Cursor>,
  read: (part: Asked<Cursor>) => Promise<Row[]>,
  { present, cursor: cursorOf }: { present: (row: Row) => Item; cursor: (row: Row) => Cursor },
): Promise<CursorPage<Item, Cursor>> => {
  const rows = await read({ cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};
