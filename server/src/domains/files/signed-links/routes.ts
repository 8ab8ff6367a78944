import * as calls from '@tomoguide/contract/files/calls';
import type { PictureSize, StoredType } from '@tomoguide/contract/files/file-types';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { requireOpenableFile } from '../policy.ts';
import { getSmallKey } from '../receiving/stored-sizes.ts';
import type { FileRow } from '../tables.ts';
import { createLinkSigner } from './link-signature.ts';

const ENDINGS: Readonly<Record<StoredType, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Headers for a file opened directly in a browser: it is downloaded and cannot run scripts. */
const getHeaders = (id: number, type: StoredType): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="tomoguide-${id}.${ENDINGS[type]}"`,
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});

/** Returns whether to send the small version; files without a small version are always sent at full size. */
const servesSmallVersion = ({ hasSmall }: FileRow, size: PictureSize | undefined): boolean =>
  size === 'small' && hasSmall;

export const registerSignedLinkRoutes = (app: FastifyInstance, deps: Deps): void => {
  const links = createLinkSigner(deps);

  route(app, deps, calls.createFileLink, async ({ params, query, viewer }) => {
    const file = await inTransaction(deps.db, async (tx) => {
      const found = await requireOpenableFile(deps, tx, params.id, viewer);
      const { thing, thingId } = found;
      if (thing !== null && thingId !== null)
        await deps.ports.files[thing].opened?.(tx, deps, thingId, viewer);
      return found;
    });
    const { expires, expiresAt, signature } = links.issue(file.id, viewer.userId);
    const url = calls.readFile.path.replace(':id', String(file.id));
    return {
      status: 200,
      body: {
        url: `${url}?expires=${expires}&signature=${signature}${servesSmallVersion(file, query.size) ? '&size=small' : ''}`,
        expiresAt: expiresAt.toString(),
      },
    };
  });

  route(app, deps, calls.readFile, async ({ params, query, viewer }) => {
    const file = await requireOpenableFile(deps, deps.db, params.id, viewer);
    const { expires = 0, signature = '' } = query;
    if (!links.holds({ fileId: file.id, userId: viewer.userId, expires }, signature)) {
      fail('FILE_LINK_INVALID');
    }
    const key = servesSmallVersion(file, query.size) ? getSmallKey(file.key) : file.key;
    const bytes = await deps.files.get(key).catch((err) => {
      deps.log.error({ err, fileId: file.id }, 'a file could not be read');
      return null;
    });
    if (!bytes || file.type === null)
      return fail('FILES_UNAVAILABLE', undefined, { 'retry-after': '5' });
    return { status: 200, body: bytes, headers: getHeaders(file.id, file.type) };
  });
};
