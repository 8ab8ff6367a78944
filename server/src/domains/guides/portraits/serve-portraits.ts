import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { PORTRAIT_FILE } from './portrait-files.ts';

/** A name stands for its content and never gets another one. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the public portraits: /files/portraits/<name>-<size>.webp. */
export const registerPortraits = (app: FastifyInstance, deps: Deps): void => {
  app.get<{ Params: { file: string } }>(
    '/files/portraits/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const bytes = PORTRAIT_FILE.test(file) ? await deps.files.get(`portraits/${file}`) : null;
      if (!bytes) return fail('NOT_FOUND');
      return reply
        .headers({
          'cache-control': FOR_EVER,
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    },
  );
};
