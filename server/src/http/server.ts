import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Call } from '@tomoguide/contract/call';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MAX_LAG_MS } from '../database/replicas.ts';
import { Deadline, getCurrentDeadline, REQUEST_MS, withDeadline } from '../deadline.ts';
import type { BaseDeps } from '../deps.ts';
import { Failure, fail } from '../failure.ts';
import { ENCODINGS } from './accepted-encoding.ts';
import { recordMethods } from './allowed-methods.ts';
import { Changes } from './changes.ts';
import { answerClientError } from './client-error.ts';
import { COMPRESS_FROM, EncodedBody, sendEncoded } from './encoded-body.ts';
import { rejectEncodedBodies } from './encoded-requests.ts';
import { buildErrorBody, handleError } from './errors.ts';
import { EventLoopLag } from './event-loop-lag.ts';
import { answerHeadAsGet } from './head.ts';
import type { HttpListener } from './http-listener.ts';
import { createLimiters, isUnlimited, type Limiters, readLimits } from './limits.ts';
import { rejectMalformed } from './malformed-requests.ts';
import { describeCall } from './openapi.ts';
import { toOriginForm } from './origin-form.ts';
import { RENAMED_PATHS } from './renamed-paths.ts';
import { ResponseCache } from './response-cache.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createBoundedServer, type Handler, SOCKET_LIMITS } from './socket-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The rate limiters by kind of request; null if rate limits are off. */
    limiters: Limiters | null;
    /** Returns the allowed methods of a URL; empty if no route matches the URL. */
    methodsOf: (url: string) => string[];
    /** Tracks which public data has changed. */
    changes: Changes;
    /** The cache of public responses, which keeps them until their data changes. */
    responseCache: ResponseCache;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

const BODY_LIMIT = 64 * 1024;
/**
 * Request deadline by mode, in milliseconds; longer in development, where the first request for a page
 * compiles it.
 */
const MAX_REQUEST_MS = { production: REQUEST_MS, test: REQUEST_MS, development: 60_000 } as const;
/** How long current requests can take to finish at shutdown, in milliseconds. */
const STOP_MS = 6_000;

/** The content security policy of the API documentation page, whose files are all local. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'";

const addHeaders = (app: FastifyInstance, secure: boolean): void => {
  const headers = {
    ...SECURITY_HEADERS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
};

/** Gives each request a deadline. A page's in-process API requests share the page's deadline. */
const setDeadlines = (app: FastifyInstance, requestMs: number): void => {
  const lag = new EventLoopLag();
  app.addHook('onRequest', (_request, _reply, done) => {
    withDeadline(done, getCurrentDeadline() ?? new Deadline(requestMs - lag.forRequest()));
  });
};

/**
 * Accepts only JSON bodies. An empty body is treated as absent, because clients send the content type even
 * without a body.
 */
const acceptOnlyJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
};

/**
 * Reads the rest of a rejected body while the socket limits allow it (socket-limits.ts). Closing the
 * connection instead would reset it, often before the client has read the error.
 */
const drainRefusedBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    // `complete` is undefined for requests injected in process.
    if (raw.complete !== false) return;
    reply.removeHeader('connection');
    raw.resume();
  });
};

const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    // In-process requests made by a page belong to the page's own log line.
    if (isUnlimited()) return;
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
};

const endHangingRequests = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), STOP_MS).unref();
  });
};

const addDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'TomoGuide API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // Runs only when the OpenAPI document is first requested.
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      return { schema: call ? describeCall(call) : schema, url };
    },
  });
  const onRequest = app.limiters?.read ?? [];
  await app.register(async (docs) => {
    if (app.limiters) docs.addHook('onRequest', app.limiters.read);
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  });
  let document: EncodedBody | undefined;
  app.get('/api/openapi.json', { schema: { hide: true }, onRequest }, async (request, reply) => {
    document ??= new EncodedBody(JSON.stringify(app.swagger()));
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
    return sendEncoded(request, reply, document);
  });
};

/** Creates a Fastify server with everything that is independent of individual features. */
export const createServer = async (
  base: BaseDeps,
  listener?: HttpListener,
): Promise<FastifyInstance> => {
  const { config } = base;
  const lagMs = config.databaseReplicaUrls.length > 0 ? MAX_LAG_MS : 0;
  const changes = new Changes({ db: base.db, log: base.log, lagMs });
  const responseCache = new ResponseCache({ ttlMs: config.cacheMs, changes });
  const app = Fastify({
    loggerInstance: base.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) => {
      const answer: Handler = (request, response) => {
        responseCache.answer(request, response, () => handler(request, response));
      };
      return listener ? listener.attach(answer) : createBoundedServer(answer, SOCKET_LIMITS);
    },
    // Startup has no time limit (docs/decisions/023).
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections still get responses; new connections are not accepted.
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: answerClientError,
    // HEAD requests are answered by the GET routes (see below).
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      answerHeadAsGet(request);
      const url = toOriginForm(request.url ?? '/');
      return RENAMED_PATHS.get(url) ?? url;
    },
  }) as unknown as FastifyInstance;

  app.setErrorHandler(handleError);
  app.setNotFoundHandler(answerNotFound);
  app.decorate('methodsOf', recordMethods(app));
  app.decorate('changes', changes);
  app.decorate('responseCache', responseCache);
  if (config.cacheMs > 0) app.addHook('onReady', async () => changes.start());
  app.addHook('onClose', () => changes.stop());
  acceptOnlyJson(app);
  setDeadlines(app, base.requestMs ?? MAX_REQUEST_MS[config.mode]);
  addHeaders(app, config.publicUrl.startsWith('https:'));
  rejectMalformed(app);
  drainRefusedBodies(app);
  addRequestLog(app);
  endHangingRequests(app);
  rejectEncodedBodies(app);
  await app.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM,
    encodings: [...ENCODINGS],
    // Lower than for cached responses, because this compresses for a single request.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const limits = readLimits(config.rateLimits);
  if (limits) {
    await app.register(rateLimit, {
      global: false,
      allowList: isUnlimited,
      errorResponseBuilder: (_request, context) =>
        new Failure('RATE_LIMITED', undefined, {
          'retry-after': String(Math.ceil(context.ttl / 1000)),
        }),
    });
  }
  app.decorate('limiters', limits && createLimiters(app, limits.minute));
  await addDocs(app);
  return app;
};

/** Responds with 404, or with 405 if the URL exists for another method. */
export const answerNotFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const methods = request.server.methodsOf(request.url);
  // The method can be right here: a path segment that is too long for any route also ends up here.
  const isWrong = methods.length > 0 && !methods.includes(request.method);
  if (isWrong) fail('METHOD_NOT_ALLOWED', undefined, { allow: methods.join(', ') });
  return reply.code(404).header('cache-control', 'no-store').send(buildErrorBody('NOT_FOUND'));
};
