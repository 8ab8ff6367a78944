/** The socket for push events (docs/product/messages.md, "The socket"). Its events are in socket-events.ts. */
export const SOCKET_PATH = '/ws';

/**
 * The client offers this subprotocol, and as a second one `TOKEN_PREFIX` followed by its token, because
 * proxies log URLs. `?token=`, as specified, is accepted too. `?lang=` is the language of notices.
 */
export const SOCKET_PROTOCOL = 'tomoguide';
export const TOKEN_PREFIX = 'bearer.';

/** Why the server closed a socket. */
export const CLOSE_CODES = {
  /** The server is stopping. The client should reconnect after a while. */
  restarting: 1012,
  /** The client sent too many, too large or invalid frames. */
  refused: 1008,
  /**
   * The session is missing or has expired; the reason is the error code of a 401. The client must not
   * reconnect.
   */
  session: 4401,
  /** The user has opened too many newer sockets. The client must not reconnect automatically. */
  replaced: 4408,
} as const;

/** Maximum number of sockets per user. Opening another one closes the oldest. */
export const SOCKETS_A_USER = 20;
