import { Readable } from 'node:stream';
import type { Body, Call, Params, Query, Reply } from '@tomoguide/contract/call';
import { getHeaderLocale } from '@tomoguide/contract/display-preferences';
import { type ErrorCode, isErrorCode } from '@tomoguide/contract/errors';
import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { getCurrentDeadline } from '../deadline.ts';
import type { Deps, Viewer } from '../deps.ts';
import { fail } from '../failure.ts';
import type { Logger } from '../log.ts';
import { sendErrorPage } from '../web/error-page.ts';
import { handleError } from './errors.ts';
import { PrebuiltJson } from './prebuilt-json.ts';
import { createSerializer } from './reply-schema.ts';
import { allowUpload } from './socket-limits.ts';

export interface RouteContext<C extends Call> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  viewer: C['auth'] extends 'required' | 'staff' ? Viewer : Viewer | null;
  ip: string;
  locale: Locale;
  /** The validated `Idempotency-Key` header; null if the caller sent none. */
  idempotencyKey: string | null;
  request: FastifyRequest;
  log: Logger;
}

/** A handler's result. It can add headers; everything else that is sent is defined in the contract. */
export type RouteReply<C extends Call> = Reply<C> & { headers?: Record<string, string> };
/** The status has a separate type parameter, because it would otherwise widen to number. */
type Handler<C extends Call, S extends keyof C['replies'] & number> = (
  context: RouteContext<C>,
) => Promise<Extract<RouteReply<C>, { status: S }>>;

export interface RouteOptions {
  /**
   * If true, caches whole responses to visitors: until their data changes if the handler declares it with
   * `madeFrom`, otherwise briefly. Only for public responses with status 200.
   */
  cached?: boolean;
}

const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

const viewers = new WeakMap<FastifyRequest, Viewer>();
/** The language for each request that opens a download link. */
const downloads = new WeakMap<FastifyRequest, Locale>();
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const KEY = /^[\x21-\x7e]{8,200}$/;

const authenticate = async (deps: Deps, call: Call, request: FastifyRequest): Promise<void> => {
  const header = request.headers.authorization;
  if (!header) {
    if (call.auth !== 'optional') fail('AUTH_REQUIRED');
    return;
  }
  const token = BEARER.exec(header)?.[1] ?? fail('TOKEN_INVALID');
  const viewer = await deps.authenticate(token);
  if (call.auth === 'staff' && !viewer.isStaff) fail('NOT_FOUND');
  viewers.set(request, viewer);
};

/** Returns whether a browser opens a download link of this endpoint directly. */
const isDownload = ({ download }: Call, { headers, url }: FastifyRequest): boolean =>
  download !== undefined && !headers.authorization && /[?&]pass=/.test(url);

const openDownload = async (deps: Deps, call: Call, request: FastifyRequest): Promise<void> => {
  const { viewer, locale } = await deps.openDownload(request.url);
  downloads.set(request, locale);
  if (call.auth === 'staff' && viewer && !viewer.isStaff) fail('NOT_FOUND');
  if (viewer) viewers.set(request, viewer);
  else if (call.auth !== 'none' && call.auth !== 'optional') fail('AUTH_REQUIRED');
};

/**
 * Sets the headers by which the browser displays or saves a download that it opens directly, as the
 * endpoint declares.
 */
const downloadHeaders = (
  { download }: Call,
  { 'content-disposition': disposition = '', ...headers }: Record<string, string> = {},
): Record<string, string> => ({
  ...headers,
  'content-disposition': disposition.replace(/^\w*/, download ?? ''),
});

/**
 * Returns the error code for the first issue: rules for text have their own codes, everything else is
 * VALIDATION_FAILED.
 */
const getErrorCode = ([first]: readonly z.core.$ZodIssue[]): ErrorCode => {
  const code: unknown = first?.code === 'custom' ? first.params?.code : null;
  return isErrorCode(code) ? code : 'VALIDATION_FAILED';
};

const parse = (schema: z.core.$ZodType | undefined, value: unknown, place: string): unknown => {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  return fail(getErrorCode(issues), {
    place,
    issues: issues.slice(0, 20).map((issue) => ({
      path: issue.path.map(String),
      message: issue.message,
    })),
  });
};

/** Parses the body. An endpoint without a body accepts only a missing body or an empty object. */
const parseBody = (call: Call, body: unknown): unknown => {
  if (call.body) return parse(call.body, body, 'body');
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const empty = body === undefined || (isObject && Object.keys(body).length === 0);
  return empty ? undefined : fail('VALIDATION_FAILED', { place: 'body', issues: [] });
};

/**
 * Parses the query. Text that cannot be decoded is an error here, although Fastify would leave it
 * unchanged.
 */
const parseQuery = (call: Call, request: FastifyRequest): unknown => {
  const start = request.url.indexOf('?');
  if (start >= 0 && request.url.includes('%', start)) {
    try {
      decodeURIComponent(request.url.slice(start));
    } catch {
      fail('BAD_REQUEST');
    }
  }
  const { pass: _pass, ...query } = request.query as Record<string, unknown>;
  return parse(call.query ?? NO_QUERY, downloads.has(request) ? query : request.query, 'query');
};

const readKey = (call: Call, request: FastifyRequest): string | null => {
  if (!call.idempotency) return null;
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') {
    return call.idempotency === 'required' ? fail('IDEMPOTENCY_KEY_REQUIRED') : null;
  }
  return typeof key === 'string' && KEY.test(key) ? key : fail('IDEMPOTENCY_KEY_INVALID');
};

/**
 * Returns a scope in which no parser reads the body, whatever its content type, because the handler reads it.
 */
const withRawBody = (scope: FastifyInstance): FastifyInstance => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return scope;
};

/**
 * Serves one endpoint of the contract: limits, authenticates, parses, runs the use case and presents the
 * result. Accepts and returns only what the contract declares.
 */
export const route = <const C extends Call, S extends keyof C['replies'] & number>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: Handler<C, S>,
  options: RouteOptions = {},
): void => {
  const name = `${call.method} ${call.path}`;
  const serializers = new Map<number, (body: unknown) => string>();
  for (const [status, schema] of Object.entries(call.replies)) {
    serializers.set(Number(status), createSerializer(schema, name, deps.config.strictReplies));
  }
  const limiter = app.limiters?.[call.limit];

  const handleRequest = async (request: FastifyRequest) => {
    const context = {
      params: parse(call.params, request.params, 'params'),
      query: parseQuery(call, request),
      body: parseBody(call, request.body),
      viewer: viewers.get(request) ?? null,
      ip: request.ip,
      locale: downloads.get(request) ?? getHeaderLocale(request.headers['accept-language']),
      idempotencyKey: readKey(call, request),
      request,
      log: request.log,
    } as unknown as RouteContext<C>;
    return handler(context);
  };
  const serializeBody = (status: number, body: unknown): string | Uint8Array | Readable => {
    if (body instanceof Uint8Array) return body;
    if (body instanceof Readable) return body;
    if (isStream(body)) return Readable.from(body);
    const serialize = serializers.get(status);
    if (!serialize) throw new Error(`${name} answered ${status}, which its contract does not know`);
    if (!(body instanceof PrebuiltJson)) return serialize(body);
    return deps.config.strictReplies ? serialize(JSON.parse(body.text)) : body.text;
  };

  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    isDownload(call, request)
      ? sendErrorPage(error, request, reply, { locale: downloads.get(request) })
      : handleError(error, request, reply);

  const serve = (scope: FastifyInstance): unknown =>
    scope.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...(limiter ? { onRequest: limiter } : {}),
      ...(call.download ? { errorHandler: answerError } : {}),
      preParsing: async (request: FastifyRequest) => {
        if (isDownload(call, request)) await openDownload(deps, call, request);
        else if (call.auth !== 'none') await authenticate(deps, call, request);
        if (call.upload) allowUpload(request.raw);
        // The request's deadline is paused while the body arrives, because the socket has its own timeout
        // for that (socket-limits.ts).
        getCurrentDeadline()?.pause();
      },
      preValidation: async () => getCurrentDeadline()?.resume(),
      handler: async (request, reply) => {
        if (options.cached && app.responseCache.enabled && !request.headers.authorization) {
          return app.responseCache.send(request, reply, async () => {
            const answer = await handleRequest(request);
            return serializeBody(answer.status, answer.body) as string;
          });
        }
        const answer = await handleRequest(request);
        reply.code(answer.status).headers({
          'cache-control': 'private, no-store',
          'content-type': 'application/json; charset=utf-8',
          ...(downloads.has(request) ? downloadHeaders(call, answer.headers) : answer.headers),
        });
        return answer.status === 204
          ? reply.send()
          : reply.send(serializeBody(answer.status, answer.body));
      },
    });
  if (!call.upload) serve(app);
  else app.register(async (scope) => serve(withRawBody(scope)));
};

/** A schema that rejects every parameter, for endpoints that declare no query. */
const NO_QUERY = z.strictObject({});
