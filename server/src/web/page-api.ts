import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { getSystemErrorCode } from '../error-code.ts';
import { buildErrorBody } from '../http/errors.ts';
import { withoutLimits } from '../http/limits.ts';
import { asPart } from '../http/micro-cache.ts';
import type { CallApi } from './renderer.ts';

/** The visitor for whom a page is rendered. */
export interface Reader {
  locale: Locale;
  /** The visitor's IP address, used only for logging. */
  ip: string;
}

/**
 * Returns true if the server is stopping. A page that is being rendered then gets UNAVAILABLE instead of
 * another error.
 */
const isStopping = (error: unknown): boolean =>
  getSystemErrorCode(error) === 'FST_ERR_REOPENED_CLOSE_SERVER';

/** Lets a page call the same API routes as any client, without using the network. */
export const createPageApi =
  (app: FastifyInstance, { locale, ip }: Reader): CallApi =>
  async ({ method, url, headers, body }) => {
    // Not rate-limited, because otherwise a rate-limited visitor could cause incomplete pages to be cached
    // for others.
    const inject = async () =>
      app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, 'accept-language': locale },
        remoteAddress: ip,
        ...(body === undefined ? {} : { payload: body }),
      });
    const response = await withoutLimits(() => asPart(inject)).catch((error: unknown) => {
      if (isStopping(error)) return null;
      throw error;
    });
    if (!response) return { status: 503, body: JSON.stringify(buildErrorBody('UNAVAILABLE')) };
    return { status: response.statusCode, body: response.body };
  };
