import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCityDrawing, getDrawingPath } from '@tomoguide/contract/catalog/drawings';
import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getCityPreviewPath, getGuidePreviewPath } from '@tomoguide/contract/catalog/previews';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { type Cover, getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../adapters/files/files.ts';
import { fail } from '../failure.ts';
import { withoutLimits } from '../http/limits.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { createTurnQueue } from '../turn-queue.ts';
import { drawPreview } from './draw-preview.ts';

interface Preview {
  cover: Cover;
  /** File-store key of the guide's own cover photo, which replaces the drawing; null if there is none. */
  photo: string | null;
  /** File-store key of the guide's portrait; null if there is none. */
  portrait: string | null;
}

export interface PreviewOptions {
  files: Files;
  /** The folder that contains illustrations/. */
  drawings: string;
}

/** Maximum number of queued previews. Further requests are rejected with UNAVAILABLE; clients can retry. */
const MAX_WAITING = 20;
/**
 * Cache lifetime of a preview, in memory and in browsers. Sites that show links fetch previews rarely, and
 * a portrait that is outdated by a day is harmless.
 */
const DAY_SECONDS = 86_400;
/** Size limit of the preview cache; a preview takes about 80 KB. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Returns the file-store key from a file URL, such as 'portraits/aiko-480.webp'. */
const getPictureKey = (address: string): string => address.replace(/^\/files\//, '');

/** Returns a listed guide's preview. Throws NOT_FOUND for an unlisted guide. */
const getGuidePreview = async (app: FastifyInstance, id: string): Promise<Preview> => {
  const url = getGuide.path.replace(':id', id);
  const reply = await withoutLimits(async () => app.inject({ url }));
  if (reply.statusCode === 404 || reply.statusCode === 400) fail('NOT_FOUND');
  if (reply.statusCode !== 200) fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  const guide = reply.json<GuideDetail>();
  return {
    cover: getGuideCover(guide),
    photo: guide.cover && getPictureKey(guide.cover.src),
    portrait: guide.portrait && getPictureKey(guide.portrait.large),
  };
};

/**
 * Serves /previews/guides/7.jpg and /previews/cities/kyoto.jpg (docs/product/guides.md, "Previews"). Draws
 * one preview at a time. Caches previews in memory by content and never in the file store, so that deleting
 * a portrait leaves nothing to delete.
 */
export const registerPreviewRoutes = (
  app: FastifyInstance,
  { files, drawings }: PreviewOptions,
): void => {
  const inTurn = createTurnQueue(1, MAX_WAITING, 'UNAVAILABLE');
  const cache = new MicroCache<Buffer>({
    ttlMs: DAY_SECONDS * 1000,
    maxEntries: 500,
    maxBytes: CACHE_BYTES,
    bytesOf: ({ length }) => length,
  });
  /** Returns the stored file; null if the key is null or the file does not exist. */
  const readStored = async (key: string | null): Promise<Buffer | null> =>
    key === null
      ? null
      : files.get(key).catch((err) => {
          app.log.error({ err, key }, 'a file could not be read');
          return fail('FILES_UNAVAILABLE', undefined, { 'retry-after': '30' });
        });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { cover, photo, portrait }: Preview,
  ) => {
    const path = getDrawingPath(cover.drawing, cover.light);
    const scene =
      (await readStored(photo)) ?? (await readFile(join(drawings, path)).catch(() => null));
    if (!scene) return fail('NOT_FOUND');
    const name = createHash('sha256')
      .update(scene)
      .update(portrait ?? '')
      .digest('hex');
    if (cache.peek(name) === undefined) await app.limiters?.page(request, reply);
    const picture = await cache.get(name, () =>
      inTurn(async () => drawPreview(scene, await readStored(portrait))),
    );
    return reply
      .type('image/jpeg')
      .headers({
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  };

  const schema = { hide: true };
  app.get<{ Params: { name: string } }>(
    getGuidePreviewPath(':name'),
    { schema },
    async (request, reply) => {
      const { name } = request.params;
      if (!/^[1-9]\d{0,9}$/.test(name)) return fail('NOT_FOUND');
      return send(request, reply, await getGuidePreview(app, name));
    },
  );
  app.get<{ Params: { name: string } }>(
    getCityPreviewPath(':name'),
    { schema },
    async (request, reply) => {
      const city = findCityBySlug(request.params.name);
      if (!city) return fail('NOT_FOUND');
      return send(request, reply, {
        cover: { drawing: getCityDrawing(city.slug), light: 'day' },
        photo: null,
        portrait: null,
      });
    },
  );
};
