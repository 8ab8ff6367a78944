import * as calls from '@tomoguide/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { findCurrentExport, presentExport, requestExport } from './request-export.ts';

export const registerExportRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.requestExport, async ({ viewer }) => ({
    status: 202,
    body: presentExport(await requestExport(deps, viewer.userId)),
  }));

  route(app, deps, calls.getExport, async ({ viewer }) => {
    const row = await findCurrentExport(deps, viewer.userId);
    return { status: 200, body: { data: row && presentExport(row) } };
  });

  route(app, deps, calls.readExport, async ({ viewer }) => {
    const row = await findCurrentExport(deps, viewer.userId);
    if (row?.state !== 'ready') return fail('NOT_FOUND');
    const zip = await deps.files.open(row.key).catch((err) => {
      deps.log.error({ err, userId: viewer.userId }, 'an export could not be read');
      return null;
    });
    if (!zip) return fail('FILES_UNAVAILABLE', undefined, { 'retry-after': '5' });
    return {
      status: 200,
      body: zip,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="tomoguide-export.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    };
  });
};
