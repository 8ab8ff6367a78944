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

/** Keeps a socket to the server until it is closed; returns how to close it. */
export const keepConnected = ({ token, locale, onEvent, onLive, onRefused }: Options) => {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;

  const connect = () => {
    const address = new URL(`${SOCKET_PATH}?lang=${locale}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address, [SOCKET_PROTOCOL, TOKEN_PREFIX + token]);
    socket = own;
    own.onmessage = ({ data }) => {
      const event = eventOf(data);
      if (!event) return;
      if (event.type === 'ready') {
        tries = 0;
        onLive(true);
      }
      onEvent(event);
    };
    own.onclose = ({ code }) => {
      if (closed) return;
      onLive(false);
      if (code === CLOSE_CODES.session) onRefused();
      if (FINAL.includes(code)) return;
      timer = setTimeout(connect, backoffMs(tries));
      tries += 1;
    };
  };
  connect();

  return () => {
    closed = true;
    clearTimeout(timer);
    onLive(false);
    socket?.close();
  };
};
