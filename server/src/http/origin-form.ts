/**
 * Matches the start of `http://host/path?query`, the absolute form used with proxies, which any client may
 * send (RFC 9112).
 */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Returns the path and query of a request target in either form. The host is ignored. */
export const toOriginForm = (target: string): string => {
  if (!ABSOLUTE.test(target)) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};
