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
  /** Whether everything arrives: from the server's `ready` until the socket is lost. */
  onLive: (live: boolean) => void;
  /** The server will not have this session any more. */
  onRefused: () => void;
}

const BASE_MS = 1_000;
const CAP_MS = 30_000;
/** How often a socket is asked whether it lives: one that died in a phone's sleep says nothing. */
const PING_MS = 30_000;
/** It has this long to answer. */
const PONG_MS = 10_000;
/** All sockets of a server are told together that something may be missing; not all ask at once. */
const SPREAD_MS = 3_000;
const PING = JSON.stringify({ type: 'ping' });

/** How long to wait before the next try: 1, 2, 4 … 30 seconds, each by 0.8 to 1.2. */
export const backoffMs = (tries: number, chance = Math.random()): number =>
  Math.round(Math.min(BASE_MS * 2 ** tries, CAP_MS) * (0.8 + 0.4 * chance));

/** Closed for good: another try would only be refused again. */
const FINAL: readonly number[] = [CLOSE_CODES.session, CLOSE_CODES.replaced];

const eventOf = (data: unknown): SocketEvent | null => {
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

/** Keeps a socket to the server until it is closed; returns how to close it. */
export const keepConnected = ({ token, locale, onEvent, onLive, onRefused }: Options) => {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;
  let isReady = false;

  const hear = (event: SocketEvent) => {
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

  const lose = (code?: number) => {
    socket = null;
    isReady = false;
    clearTimeout(doubt);
    clearTimeout(later);
    doubt = undefined;
    onLive(false);
    if (code === CLOSE_CODES.session) onRefused();
    if (code !== undefined && FINAL.includes(code)) return;
    timer = setTimeout(connect, backoffMs(tries));
    tries += 1;
  };

  /** One that is still on its way has as long: where the network forgot it, it would be for ever. */
  const ask = () => {
    const own = socket;
    if (!own || doubt !== undefined) return;
    if (isReady) own.send(PING);
    doubt = setTimeout(() => {
      own.close();
      lose();
    }, PONG_MS);
  };

  /** Back in sight, or on the network: no reason to wait any longer. */
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (socket) return ask();
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
      // One that was given up may still come to life.
      if (closed || socket !== own) return;
      clearTimeout(doubt);
      doubt = undefined;
      const event = eventOf(data);
      if (event && !isPong(event)) hear(event);
    };
    own.onclose = ({ code }) => {
      if (!closed && socket === own) lose(code);
    };
  };
  connect();
  const asking = setInterval(ask, PING_MS);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);

  return () => {
    closed = true;
    clearTimeout(timer);
    clearTimeout(doubt);
    clearTimeout(later);
    clearInterval(asking);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    onLive(false);
    socket?.close();
  };
};
