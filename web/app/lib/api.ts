import type { BodyInput, Call, ReplyBody } from '@tomoguide/contract/call';
import { ApiError } from './api-error.ts';
import { type QueryValue, urlOf } from './api-url.ts';
import { currentLocale } from './current-locale.ts';
import { endSession, readSession } from './session.ts';
import { type ApiResponse, transport } from './transport.ts';

export interface ApiOptions<C extends Call> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: BodyInput<C>;
  /** For calls that move money or create a booking: the same for every retry of one attempt. */
  idempotencyKey?: string;
  /** Ends the call as a lost connection does. */
  signal?: AbortSignal;
}

const headersOf = (call: Call, options: ApiOptions<Call>): Record<string, string> => {
  const headers: Record<string, string> = { accept: 'application/json' };
  const locale = currentLocale();
  if (locale) headers['accept-language'] = locale;
  const token = call.auth === 'none' ? undefined : readSession()?.token;
  if (token) headers.authorization = `Bearer ${token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  return headers;
};

/** Which 401 ends the session, and how (`docs/product/accounts.md, "Sessions"`). */
const sessionEndOf = ({ status, body }: ApiResponse): 'expired' | 'invalid' | null => {
  if (status !== 401) return null;
  if (typeof body !== 'object' || body === null) return 'expired';
  const { code } = body as { code?: unknown };
  if (code === 'TOKEN_EXPIRED' || JSON.stringify(body).includes('expired')) return 'expired';
  return code === 'TOKEN_INVALID' ? 'invalid' : null;
};

/**
 * Makes one call of the contract: in process while the server renders, over the network with the
 * session's token in the browser. Throws ApiError on any other than a 2xx answer.
 */
export const api = async <C extends Call>(
  call: C,
  options: ApiOptions<C> = {},
): Promise<ReplyBody<C>> => {
  const headers = headersOf(call, options as ApiOptions<Call>);
  const request = {
    method: call.method,
    url: urlOf(call.path, options.params, options.query),
    headers,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await transport(request).catch((error): ApiResponse => {
    // In the browser a failed connection is status 0; while rendering it is our own error.
    if (import.meta.env.SSR) throw error;
    return { status: 0, body: undefined };
  });
  if (response.status >= 200 && response.status < 300) return response.body as ReplyBody<C>;
  const ending = headers.authorization ? sessionEndOf(response) : null;
  // A request that an earlier session sent must not end the one that followed.
  if (ending && headers.authorization === `Bearer ${readSession()?.token}`) endSession(ending);
  throw new ApiError(response.status, response.body);
};
