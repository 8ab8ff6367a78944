import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rethrowAsUnavailable } from '../receiving/as-unavailable.ts';
import { findPictureKind, isPictureFile } from './public-pictures.ts';

/** Cacheable forever, because the content of a name never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Serves public pictures such as /files/portraits/<name>-<width>.webp. */
export const registerPublicPictureRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.get<{ Params: { folder: string; file: string } }>(
    '/files/:folder/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { folder, file } = request.params;
      const kind = findPictureKind(folder);
      if (!kind || !isPictureFile(kind, file)) return fail('NOT_FOUND');
      const bytes = await deps.files
        .get(`${folder}/${file}`)
        .catch((error) => rethrowAsUnavailable(deps, error));
      if (!bytes) return fail('NOT_FOUND');
      return reply
        .headers({
          'cache-control': CACHE_FOREVER,
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    },
  );
};
