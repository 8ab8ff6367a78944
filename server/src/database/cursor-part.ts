import type { CursorPage } from '@tomoguide/contract/primitives';

interface PageRequest<Cursor> {
  cursor?: Cursor | undefined;
  limit: number;
}

/**
 * Reads one page of a long history (docs/product/pages.md, "Lists"). Reads one more row than requested, to
 * detect whether there is a next page.
 */
export const readCursorPage = async <Row, Item, Cursor extends number | string = number>(
  { cursor, limit }: PageRequest<Cursor>,
  read: (part: PageRequest<Cursor>) => Promise<Row[]>,
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
