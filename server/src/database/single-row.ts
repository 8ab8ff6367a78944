/** Runs a query and returns its first row; null if there is none. */
export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | null> =>
  (await query)[0] ?? null;

/** Runs a statement that returns one row, such as an insert. Throws if it returns none. */
export const onlyRow = async <Row>(statement: PromiseLike<readonly Row[]>): Promise<Row> => {
  const [row] = await statement;
  if (row === undefined) throw new Error('a statement returned no row');
  return row;
};
