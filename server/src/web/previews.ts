import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cityBySlug } from '@tomoguide/contract/catalog/cities';
import { cityDrawing, drawingPath } from '@tomoguide/contract/catalog/drawings';
import { cityPreviewPath, guidePreviewPath } from '@tomoguide/contract/catalog/previews';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { type Cover, guideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../adapters/files/files.ts';
import { fail } from '../failure.ts';
import { withoutLimits } from '../http/limits.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { turns } from '../in-turn.ts';
import { drawPreview } from './draw-preview.ts';

interface Preview {
  cover: Cover;
  /** Key of the guide's own cover, which stands in place of the drawing; null: none. */
  photo: string | null;
  /** Key of the portrait in the store of files; null: none. */
  portrait: string | null;
}

export interface PreviewOptions {
  files: Files;
  /** The folder that holds illustrations/. */
  drawings: string;
}

/** Previews waiting to be drawn; beyond them a request is asked to come again. */
const MOST_WAITING = 20;
/** Sites that show links ask rarely, and a former portrait harms nobody for a day. */
const DAY_SECONDS = 86_400;
/** Each is some 80 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** '/files/portraits/aiko-480.webp' → its key. */
const pictureKey = (address: string): string => address.replace(/^\/files\//, '');

/** A listed guide's preview; NOT_FOUND for one whom strangers do not see. */
const previewOfGuide = async (app: FastifyInstance, id: string): Promise<Preview> => {
  const url = getGuide.path.replace(':id', id);
  const reply = await withoutLimits(async () => app.inject({ url }));
  if (reply.statusCode === 404 || reply.statusCode === 400) fail('NOT_FOUND');
  if (reply.statusCode !== 200) fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  const guide = reply.json<GuideDetail>();
  return {
    cover: guideCover(guide),
    photo: guide.cover && pictureKey(guide.cover.src),
    portrait: guide.portrait && pictureKey(guide.portrait.large),
  };
};

/**
 * /previews/guides/7.jpg and /previews/cities/kyoto.jpg (docs/product/guides.md, "Previews"). One at a
 * time is drawn. It is kept in memory, by what it is made of, and never in the store of files: nothing
 * has to be erased there when a portrait goes.
 */
export const registerPreviews = (
  app: FastifyInstance,
  { files, drawings }: PreviewOptions,
): void => {
  const inTurn = turns(1, MOST_WAITING, 'UNAVAILABLE');
  const kept = new MicroCache<Buffer>({
    ttlMs: DAY_SECONDS * 1000,
    maxEntries: 500,
    maxBytes: KEPT_BYTES,
    bytesOf: ({ length }) => length,
  });
  /** What is stored there; null: no such file, or no key. */
  const stored = async (key: string | null): Promise<Buffer | null> =>
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
    const path = drawingPath(cover.drawing, cover.light);
    const scene = (await stored(photo)) ?? (await readFile(join(drawings, path)).catch(() => null));
    if (!scene) return fail('NOT_FOUND');
    const name = createHash('sha256')
      .update(scene)
      .update(portrait ?? '')
      .digest('hex');
    if (kept.peek(name) === undefined) await app.limiters?.page(request, reply);
    const picture = await kept.get(name, () =>
      inTurn(async () => drawPreview(scene, await stored(portrait))),
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
    guidePreviewPath(':name'),
    { schema },
    async (request, reply) => {
      const { name } = request.params;
      if (!/^[1-9]\d{0,9}$/.test(name)) return fail('NOT_FOUND');
      return send(request, reply, await previewOfGuide(app, name));
    },
  );
  app.get<{ Params: { name: string } }>(
    cityPreviewPath(':name'),
    { schema },
    async (request, reply) => {
      const city = cityBySlug(request.params.name);
      if (!city) return fail('NOT_FOUND');
      return send(request, reply, {
        cover: { drawing: cityDrawing(city.slug), light: 'day' },
        photo: null,
        portrait: null,
      });
    },
  );
};
