import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * Refuses compressed request bodies before anything reads them. Bodies are 64 KiB at most, and a
 * decompressor in front of the routes is one more stream that can fail or blow up: one whose error
 * nobody listened to held its request, and the stop of the server, for ever.
 */
export const refuseEncodedBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || /^\s*(identity\s*)?$/i.test(encoding)) return;
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', undefined, { 'accept-encoding': 'identity' });
  });
};
