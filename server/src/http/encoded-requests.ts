import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * Rejects compressed request bodies before anything reads them. Bodies are at most 64 KiB, and a
 * decompressor is another stream that can fail: an unhandled error in a decompressor once blocked its
 * request and the server's shutdown forever.
 */
export const rejectEncodedBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || /^\s*(identity\s*)?$/i.test(encoding)) return;
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', undefined, { 'accept-encoding': 'identity' });
  });
};
