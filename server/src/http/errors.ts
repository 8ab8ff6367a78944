import { type ErrorBody, type ErrorCode, errors, getHttpStatus } from '@tomoguide/contract/errors';
import sentences from '@tomoguide/contract/words/en/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../database/violations.ts';
import { DeadlineExceeded } from '../deadline.ts';
import { Failure } from '../failure.ts';

/** Returns the body of an error response (docs/product/pages.md, "Errors"). */
export const buildErrorBody = (code: ErrorCode, details?: unknown): ErrorBody => ({
  code,
  message: sentences[code],
  ...(details === undefined ? {} : { details }),
});

const BY_FASTIFY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
};

const getStatusCode = (status: number | undefined): ErrorCode | null => {
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 404) return 'NOT_FOUND';
  if (status === 405) return 'METHOD_NOT_ALLOWED';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 429) return 'RATE_LIMITED';
  return 'BAD_REQUEST';
};

/** Converts any thrown value to a `Failure`. */
const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (isUnreachable(error)) return new Failure('UNAVAILABLE', undefined, { 'retry-after': '5' });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = (code && BY_FASTIFY_CODE[code]) || getStatusCode(statusCode);
  return new Failure(known || 'INTERNAL_ERROR');
};

/**
 * Returns whether the client disconnected while it was sending the body, which does not count as an outage.
 */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Returns whether the client has disconnected, in which case a timeout affects no one. */
const isDisconnected = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;

/** Converts an error to a `Failure`, and logs it if it needs attention. */
export const classifyError = (error: unknown, request: FastifyRequest): Failure => {
  const failure = isAborted(request) ? new Failure('BAD_REQUEST') : toFailure(error);
  if ('reportable' in errors[failure.code]) {
    const level = error instanceof DeadlineExceeded && isDisconnected(request) ? 'info' : 'error';
    request.log[level]({ req: request, err: error }, failure.code);
  }
  return failure;
};

/**
 * Responds with an error. This is the only place where errors become responses, except for pages
 * (web/error-page.ts).
 */
export const handleError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const failure = classifyError(error, request);
  return reply
    .code(getHttpStatus(failure.code))
    .headers({ 'cache-control': 'no-store', ...failure.headers })
    .send(buildErrorBody(failure.code, failure.details));
};
