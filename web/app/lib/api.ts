import type { BodyInput, Call, ReplyBody } from '@tomoguide/contract/call';
import { ApiError } from './api-error.ts';
import { buildUrl, type QueryValue } from './api-url.ts';
import { getCurrentLocale } from './current-locale.ts';
import { readSession } from './session.ts';
import { endIfRefused } from './session-refused.ts';
import { type ApiResponse, transport } from './transport.ts';

export interface ApiOptions<C extends Call> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: BodyInput<C>;
  /** Required by calls that move money or create a booking. The same for every retry of one attempt. */
  idempotencyKey?: string;
  /** Aborts the call, which then fails as if the connection were lost. */
  signal?: AbortSignal;
  /** Sends the call even if the page is being unloaded (`keepalive`), which limits the body to 64 KiB. */
  outlivesPage?: boolean;
}

const buildHeaders = (
  options: ApiOptions<Call>,
  token: string | undefined,
): Record<string, string> => {
  const headers: Record<string, string> = { accept: 'application/json' };
  const locale = getCurrentLocale();
  if (locale) headers['accept-language'] = locale;
  if (token) headers.authorization = `Bearer ${token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  return headers;
};

/**
 * Makes one call of the contract: in process during server-side rendering, and over the network with the
 * session's token in the browser. Throws ApiError for any status other than 2xx.
 */
export const api = async <C extends Call>(
  call: C,
  options: ApiOptions<C> = {},
): Promise<ReplyBody<C>> => {
  const token = call.auth === 'none' ? undefined : readSession()?.token;
  const request = {
    method: call.method,
    url: buildUrl(call.path, options.params, options.query),
    headers: buildHeaders(options as ApiOptions<Call>, token),
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.outlivesPage ? { keepalive: true } : {}),
  };
  const response = await transport(request).catch((error): ApiResponse => {
    // In the browser, a failed connection becomes status 0; during server-side rendering, a failure is a
    // bug.
    if (import.meta.env.SSR) throw error;
    return { status: 0, body: undefined };
  });
  if (response.status >= 200 && response.status < 300) return response.body as ReplyBody<C>;
  endIfRefused(token, response.status, response.body);
  throw new ApiError(response.status, response.body);
};
