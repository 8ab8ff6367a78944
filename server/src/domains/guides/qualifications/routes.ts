import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/guides/calls';
import { QualificationId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { registerFileKeeper } from '../../files/service.ts';
import { registerStaffExport, registerStaffQueue } from '../../staff/service.ts';
import { guideOfUser } from '../queries.ts';
import {
  addQualification,
  changeQualification,
  removeQualification,
} from './change-qualifications.ts';
import { decideQualification } from './decide-qualification.ts';
import {
  countWaiting,
  listedQualifications,
  placeOf,
  qualificationById,
} from './qualification-queries.ts';
import { showQualificationCases } from './show-cases.ts';
import { showOwn } from './show-own.ts';

/** Qualifications of guides, and their review by staff (docs/product/guides.md, "Qualifications"). */
export const registerQualifications = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  registerFileKeeper(deps, 'guide_qualification', {
    mayOpen: async (executor, thingId, { userId, isStaff }) => {
      const row = await qualificationById(executor, QualificationId.parse(thingId));
      return row !== null && (isStaff || (await guideOfUser(executor, userId)) === row.guideId);
    },
  });
  registerStaffQueue(deps, 'qualifications', countWaiting);

  route(app, deps, calls.getOwnQualifications, async ({ viewer }) => ({
    status: 200,
    body: await showOwn(db, viewer),
  }));

  const replyWithOwn = async (viewer: Viewer, change: (tx: Tx) => Promise<void>) => ({
    status: 200 as const,
    body: await inTransaction(db, async (tx) => {
      await change(tx);
      return showOwn(tx, viewer);
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

  const listCases = async (
    { show, ...part }: Query<typeof calls.listQualificationCases>,
    viewer: Viewer,
  ) => {
    const page = await readCursorPage(part, (asked) => listedQualifications(db, show, asked), {
      present: (row) => row,
      cursor: placeOf,
    });
    return { ...page, data: await showQualificationCases(db, page.data, viewer) };
  };
  route(app, deps, calls.listQualificationCases, async ({ query, viewer }) => ({
    status: 200,
    body: await listCases(query, viewer),
  }));
  registerStaffExport(deps, 'qualifications', ({ show }, part, viewer) =>
    listCases({ show, ...part }, viewer),
  );

  route(app, deps, calls.decideQualification, async ({ params, body, viewer }) => ({
    status: 200,
    body: await inTransaction(db, async (tx) => {
      const row = await decideQualification(tx, deps, viewer, params.id, body);
      const [one] = await showQualificationCases(tx, [row], viewer);
      return one ?? fail('NOT_FOUND');
    }),
  }));
};
