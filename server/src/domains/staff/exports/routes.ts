import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { exportList } from './export-list.ts';

/** Registers the endpoint that exports the lists of the staff console as files. */
export const registerListExportRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.exportList, async ({ query, viewer, locale }) => ({
    status: 200,
    body: await exportList(deps, viewer, query, locale),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="tomoguide-${query.list}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  }));
};
