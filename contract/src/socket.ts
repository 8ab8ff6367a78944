/**
 * The socket that pushes what happens (docs/product/messages.md, "The socket"). Its events are in
 * socket-events.ts.
 */
export const SOCKET_PATH = '/ws';

/**
 * A client offers this subprotocol, and its token as a second one behind `TOKEN_PREFIX`: what stands in
 * an address lands in the logs of every proxy on the way. `?token=`, as the specification has it, works
 * too. `?lang=en|zh-CN` is the language of notices.
 */
export const SOCKET_PROTOCOL = 'tomoguide';
export const TOKEN_PREFIX = 'bearer.';

/** Why the server closed a socket. */
export const CLOSE_CODES = {
  /** The server stops: come back, some time later. */
  restarting: 1012,
  /** Frames that are too large, too many, or not what a client may send. */
  refused: 1008,
  /** No session, or it is over; the reason is one of the codes of a 401. Not to be tried again. */
  session: 4401,
  /** This person opened so many others since. Not to be tried again by itself. */
  replaced: 4408,
} as const;

/** Sockets of one person; one more closes the oldest. */
export const SOCKETS_A_USER = 20;
