/** Parses IDs without schemas, so that pages need not load a validation library. */

/** The largest ID, which is the largest value of PostgreSQL's integer type. */
export const MAX_ID = 2_147_483_647;

/** Returns whether a value can be an ID. The type parameter says which kind of ID. */
export const isId = <Id extends number>(value: unknown): value is Id =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;

/** Parses an id from a URL, such as '42'; null for anything else. */
export const parseId = <Id extends number>(text: string | null | undefined): Id | null => {
  if (!/^[1-9]\d*$/.test(text ?? '')) return null;
  const number = Number(text);
  return isId<Id>(number) ? number : null;
};
