/** Converts a value for hashing, so that the result does not depend on the order of its fields. */
export const toCanonicalJson = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCanonicalJson);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, toCanonicalJson(field)]);
};
