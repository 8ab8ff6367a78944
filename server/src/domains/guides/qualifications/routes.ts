import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/guides/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import {
  addQualification,
  changeQualification,
  removeQualification,
} from './change-qualifications.ts';
import { decideQualification } from './decide-qualification.ts';
import { getQualificationCursor, listQualificationPage } from './qualification-queries.ts';
import { showQualificationCases } from './show-cases.ts';
import { showOwnQualifications } from './show-own.ts';

export const listQualificationCases = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listQualificationCases>,
  viewer: Viewer,
) => {
  const page = await readCursorPage(part, (range) => listQualificationPage(deps.db, show, range), {
    present: (row) => row,
    cursor: getQualificationCursor,
  });
  return { ...page, data: await showQualificationCases(deps.db, page.data, viewer) };
};

/**
 * Registers the endpoints for guides' qualifications and their review by staff (docs/product/guides.md,
 * "Qualifications").
 */
export const registerQualificationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getOwnQualifications, async ({ viewer }) => ({
    status: 200,
    body: await showOwnQualifications(db, viewer),
  }));

  const replyWithOwn = async (viewer: Viewer, change: (tx: Tx) => Promise<void>) => ({
    status: 200 as const,
    body: await inTransaction(db, async (tx) => {
      await change(tx);
      return showOwnQualifications(tx, viewer);
    }),
  });
  route(app, deps, calls.addQualification, ({ viewer, body }) =>
    replyWithOwn(viewer, (tx) => addQualification(tx, deps, viewer, body)),
  );

  route(app, deps, calls.changeQualification, ({ viewer, params, body }) =>
    replyWithOwn(viewer, (tx) => changeQualification(tx, deps, viewer, params.id, body)),
  );

  route(app, deps, calls.removeQualification, ({ viewer, params }) =>
    replyWithOwn(viewer, (tx) => removeQualification(tx, deps, viewer, params.id)),
  );

  route(app, deps, calls.listQualificationCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listQualificationCases(deps, query, viewer),
  }));

  route(app, deps, calls.decideQualification, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const row = await decideQualification(tx, deps, viewer, params.id, body);
      const [one] = await showQualificationCases(tx, [row], viewer);
      return one ?? fail('NOT_FOUND');
    }),
  }));
};
