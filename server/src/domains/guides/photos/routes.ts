import * as calls from '@tomoguide/contract/guides/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { readOwnGuide } from '../profile/read-profile.ts';
import { addPhoto } from './add-photo.ts';
import { describePhoto } from './describe-photo.ts';
import { orderPhotos } from './order-photos.ts';
import { removePhoto } from './remove-photo.ts';
import { removeCover, setCover } from './set-cover.ts';

export const registerPhotoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const replyWithOwn = async (viewer: Viewer, locale: Locale, change: Promise<void>) => {
    await change;
    return { status: 200 as const, body: await readOwnGuide(deps, viewer, locale) };
  };

  route(app, deps, calls.setCover, ({ viewer, locale, body }) =>
    replyWithOwn(viewer, locale, setCover(deps, viewer, body)),
  );
  route(app, deps, calls.removeCover, ({ viewer, locale }) =>
    replyWithOwn(viewer, locale, removeCover(deps, viewer)),
  );
  route(app, deps, calls.addPhoto, ({ viewer, locale, body }) =>
    replyWithOwn(viewer, locale, addPhoto(deps, viewer, body)),
  );
  route(app, deps, calls.orderPhotos, ({ viewer, locale, body }) =>
    replyWithOwn(viewer, locale, orderPhotos(deps, viewer, body.names)),
  );
  route(app, deps, calls.describePhoto, ({ viewer, locale, body }) =>
    replyWithOwn(viewer, locale, describePhoto(deps, viewer, body)),
  );
  route(app, deps, calls.removePhoto, ({ viewer, locale, query }) =>
    replyWithOwn(viewer, locale, removePhoto(deps, viewer, query.name)),
  );
};
