/** `http://host/path?query`, which clients may ask by as they do of a proxy (RFC 9112). */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query of what was asked for, in whichever form; the host named there counts for nothing. */
export const originForm = (target: string): string => {
  if (!ABSOLUTE.test(target)) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};
