import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { errorBody } from '../http/errors.ts';
import { withoutLimits } from '../http/limits.ts';
import type { CallApi } from './renderer.ts';

/** For whom a page is being rendered. */
export interface Reader {
  locale: Locale;
  /** For the log. */
  ip: string;
}

/** The server is being stopped: pages under way are told so instead of failing. */
const isStopping = (error: unknown): boolean =>
  errorCode(error) === 'FST_ERR_REOPENED_CLOSE_SERVER';

/** Lets a page call the same routes as everybody, without a network in between. */
export const pageApi =
  (app: FastifyInstance, { locale, ip }: Reader): CallApi =>
  async ({ method, url, headers, body }) => {
    // A rate-limited reader must not cause incomplete pages to be cached for others.
    const response = await withoutLimits(async () =>
      app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, 'accept-language': locale },
        remoteAddress: ip,
        ...(body === undefined ? {} : { payload: body }),
      }),
    ).catch((error: unknown) => {
      if (isStopping(error)) return null;
      throw error;
    });
    if (!response) return { status: 503, body: JSON.stringify(errorBody('UNAVAILABLE')) };
    return { status: response.statusCode, body: response.body };
  };
