/** A value of a query parameter. A list repeats its key; undefined is omitted. */
export type QueryValue =
  | string
  | number
  | boolean
  | undefined
  | null
  | readonly (string | number)[];

/**
 * Returns the URL of a call: fills in each `:name` in the path and appends the query string. Throws if a
 * parameter is missing.
 */
export const buildUrl = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of typeof value === 'object' ? value : [value]) search.append(key, String(one));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
};
