import type { Locale } from '@tomoguide/contract/primitives';
import {
  CLOSE_CODES,
  SOCKET_PATH,
  SOCKET_PROTOCOL,
  TOKEN_PREFIX,
} from '@tomoguide/contract/socket';
import type { SocketEvent } from '@tomoguide/contract/socket-events';

interface Options {
  token: string;
  locale: Locale;
  onEvent: (event: SocketEvent) => void;
  /**
   * Called with true when the server sends `ready`, so that all events arrive, and with false when the
   * socket is lost.
   */
  onLive: (live: boolean) => void;
  /** Called when the server permanently rejects this session. */
  onRefused: () => void;
}

const BASE_MS = 1_000;
const CAP_MS = 30_000;
/** How often the client pings. A socket that dies while a phone sleeps raises no error. */
const PING_MS = 30_000;
/** Time limit for the pong. */
const PONG_MS = 10_000;
/**
 * The maximum random delay before clients refetch. A server tells all sockets at the same time that events
 * may be missing, so this spreads their requests.
 */
const SPREAD_MS = 3_000;
const PING = JSON.stringify({ type: 'ping' });

/** Returns the delay before the next attempt: exponential backoff from 1 to 30 seconds, with ±20% jitter. */
export const getBackoffMs = (tries: number, chance = Math.random()): number =>
  Math.round(Math.min(BASE_MS * 2 ** tries, CAP_MS) * (0.8 + 0.4 * chance));

/** Close codes after which the client stays closed, because another attempt would also be rejected. */
const FINAL: readonly number[] = [CLOSE_CODES.session, CLOSE_CODES.replaced];

const parseEvent = (data: unknown): SocketEvent | null => {
  try {
    const event: unknown = JSON.parse(String(data));
    return typeof event === 'object' && event !== null && 'type' in event
      ? (event as SocketEvent)
      : null;
  } catch {
    return null;
  }
};

const isPong = ({ type }: { type: string }): boolean => type === 'pong';

/** Keeps a socket to the server open, and returns a function that closes it. */
export const keepConnected = ({ token, locale, onEvent, onLive, onRefused }: Options) => {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;
  let isReady = false;

  const forwardEvent = (event: SocketEvent) => {
    if (event.type !== 'ready') return onEvent(event);
    tries = 0;
    onLive(true);
    if (!isReady) onEvent(event);
    else {
      clearTimeout(later);
      later = setTimeout(() => onEvent(event), Math.random() * SPREAD_MS);
    }
    isReady = true;
  };

  const onLost = (code?: number) => {
    socket = null;
    isReady = false;
    clearTimeout(doubt);
    clearTimeout(later);
    doubt = undefined;
    onLive(false);
    if (code === CLOSE_CODES.session) onRefused();
    if (code !== undefined && FINAL.includes(code)) return;
    timer = setTimeout(connect, getBackoffMs(tries));
    tries += 1;
  };

  /**
   * The pong's time limit also applies to connecting, because a socket whose packets are dropped would hang
   * forever.
   */
  const ping = () => {
    const own = socket;
    if (!own || doubt !== undefined) return;
    if (isReady) own.send(PING);
    doubt = setTimeout(() => {
      own.close();
      onLost();
    }, PONG_MS);
  };

  /** Called when the page is visible or online again, so there is no reason to wait longer. */
  const onWake = () => {
    if (document.visibilityState !== 'visible') return;
    if (socket) return ping();
    if (timer === undefined) return;
    clearTimeout(timer);
    connect();
  };

  const connect = () => {
    const address = new URL(`${SOCKET_PATH}?lang=${locale}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address, [SOCKET_PROTOCOL, TOKEN_PREFIX + token]);
    socket = own;
    timer = undefined;
    own.onmessage = ({ data }) => {
      // A socket that was abandoned while connecting can still open.
      if (closed || socket !== own) return;
      clearTimeout(doubt);
      doubt = undefined;
      const event = parseEvent(data);
      if (event && !isPong(event)) forwardEvent(event);
    };
    own.onclose = ({ code }) => {
      if (!closed && socket === own) onLost(code);
    };
  };
  connect();
  const pingTimer = setInterval(ping, PING_MS);
  document.addEventListener('visibilitychange', onWake);
  window.addEventListener('online', onWake);

  return () => {
    closed = true;
    clearTimeout(timer);
    clearTimeout(doubt);
    clearTimeout(later);
    clearInterval(pingTimer);
    document.removeEventListener('visibilitychange', onWake);
    window.removeEventListener('online', onWake);
    onLive(false);
    socket?.close();
  };
};
