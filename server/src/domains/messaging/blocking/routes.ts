import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { showConversation } from '../reading/show-conversations.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { setLiftedQuota } from './lift-booking-quota.ts';
import { reportPerson } from './report-person.ts';

export const registerBlockingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.blockPerson, async ({ params: { conversationId }, viewer }) => {
    await inTransaction(db, (tx) => blockPerson(tx, deps, viewer.userId, conversationId));
    return { status: 200, body: await showConversation(deps, conversationId, viewer.userId) };
  });

  route(app, deps, calls.unblockPerson, async ({ params: { conversationId }, viewer }) => {
    await inTransaction(db, (tx) => unblockPerson(tx, deps, viewer.userId, conversationId));
    return { status: 200, body: await showConversation(deps, conversationId, viewer.userId) };
  });

  route(app, deps, calls.liftBookingQuota, async ({ params: { conversationId }, body, viewer }) => {
    await inTransaction(db, (tx) =>
      setLiftedQuota(tx, deps, viewer.userId, { conversationId, isLifted: body.lifted }),
    );
    return { status: 200, body: await showConversation(deps, conversationId, viewer.userId) };
  });

  route(app, deps, calls.reportPerson, async ({ params, body, viewer }) => {
    const { reason, words = '' } = body;
    await inTransaction(db, (tx) =>
      reportPerson(tx, deps, viewer.userId, { ...params, reason, words }),
    );
    return { status: 200, body: { reported: true as const } };
  });
};
