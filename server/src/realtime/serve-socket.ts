import websocket from '@fastify/websocket';
import { getHeaderLocale, isLocale } from '@tomoguide/contract/display-preferences';
import {
  CLOSE_CODES,
  SOCKET_PATH,
  SOCKET_PROTOCOL,
  TOKEN_PREFIX,
} from '@tomoguide/contract/socket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type Config, isLoopback } from '../config.ts';
import { withDeadline } from '../deadline.ts';
import type { Deps, Viewer } from '../deps.ts';
import { Failure, fail } from '../failure.ts';
import { LiveSocket, SOCKET_BOUNDS } from './live-socket.ts';

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Returns whether the request may open a socket: pages of this site may; other clients send no origin, and
 * need only a token.
 */
const canOpen = ({ publicUrl, local }: Config, { headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  if (!local || !URL.canParse(origin)) return false;
  // A site on a local machine has several host names.
  const page = new URL(origin);
  return page.host === host && isLoopback(page.hostname);
};

const getProtocols = ({ headers }: FastifyRequest): string[] =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());

const getToken = (request: FastifyRequest): string | null => {
  const offered = getProtocols(request).find((one) => one.startsWith(TOKEN_PREFIX));
  const { token } = request.query as { token?: unknown };
  const found = offered?.slice(TOKEN_PREFIX.length) ?? token;
  return typeof found === 'string' ? found : null;
};

const getLocale = (request: FastifyRequest) => {
  const { lang } = request.query as { lang?: unknown };
  return isLocale(lang) ? lang : getHeaderLocale(request.headers['accept-language']);
};

/**
 * The user of a socket, or the reason to close it. A handshake with an invalid token succeeds and the
 * socket is closed afterward, because browsers reveal why a socket was closed, but not why a handshake was
 * rejected.
 */
type SocketUser = { viewer: Viewer } | { refusal: string };

const authenticate = async (deps: Deps, request: FastifyRequest): Promise<SocketUser> => {
  const token = getToken(request);
  if (token === null) return { refusal: 'AUTH_REQUIRED' };
  if (!TOKEN.test(token)) return { refusal: 'TOKEN_INVALID' };
  try {
    return { viewer: await deps.authenticate(token) };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error.code };
    throw error;
  }
};

const known = new WeakMap<FastifyRequest, SocketUser>();

const serve = async (deps: Deps, ws: WebSocket, request: FastifyRequest): Promise<void> => {
  const found = known.get(request) ?? { refusal: 'AUTH_REQUIRED' };
  if ('refusal' in found) {
    ws.close(CLOSE_CODES.session, found.refusal);
    return;
  }
  const { userId, sessionId } = found.viewer;
  const socket = new LiveSocket(ws, { userId, sessionId, locale: getLocale(request) });
  ws.on('close', () => {
    deps.live.forget(socket).catch(() => {});
  });
  try {
    // The deadline of the handshake does not apply to the socket.
    await withDeadline(() => deps.live.open(socket, deps.liveSessions));
  } catch (error) {
    deps.log.warn({ err: error }, 'a socket could not be opened');
    socket.close('restarting');
  }
};

/**
 * Registers the socket endpoint (docs/product/messages.md, "The socket"). Only its path can be upgraded
 * (socket-limits.ts).
 */
export const registerSocket = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  app.addHook('preClose', async () => deps.live.closeSockets());
  // Runs late, because current requests may still commit events for users whose sockets are in other
  // processes.
  app.addHook('onClose', () => deps.live.stop());
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: {
        maxPayload: SOCKET_BOUNDS.frameBytes,
        maxFragments: SOCKET_BOUNDS.messageFrames,
        perMessageDeflate: false,
        // The cast is needed because the type definitions do not include this option yet.
        ...({ closeTimeout: SOCKET_BOUNDS.closeMs } as object),
        handleProtocols: (offered: Set<string>) =>
          offered.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : false,
      },
      // Ignores errors: the only errors are invalid frames from a client, which close its socket with the
      // reason.
      errorHandler: () => {},
      preClose: (done) => done(),
    });
    scope.get(
      SOCKET_PATH,
      {
        websocket: true,
        ...(app.limiters ? { onRequest: app.limiters.read } : {}),
        preValidation: async (request) => {
          if (!request.ws) fail('NOT_FOUND');
          if (!canOpen(deps.config, request)) fail('ORIGIN_REFUSED');
          known.set(request, await authenticate(deps, request));
        },
      },
      (ws, request) => serve(deps, ws, request),
    );
  });
};
