import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { requireConversation } from '../policy.ts';
import { listNewlyUnmasked, presentConversation, presentMessage } from '../present.ts';
import {
  countTotalUnread,
  findConversation,
  listMessageHistory,
  type MessageRow,
  markUnmasked,
} from '../queries.ts';
import { loadMasks } from './load-masks.ts';
import { markRead } from './mark-read.ts';
import { type Listed, listConversations, listMessageChanges } from './reading-queries.ts';
import { loadConversationContext, showConversation } from './show-conversations.ts';

export const registerReadingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.listConversations, async ({ query, viewer }) => {
    const part = await readCursorPage(
      query,
      (range) => listConversations(db, viewer.userId, range),
      {
        present: (listed: Listed) => listed,
        cursor: ({ own }) => own.lastMessageId ?? 0,
      },
    );
    const around = await loadConversationContext(deps, part.data, viewer.userId);
    const data = part.data.map((listed) => presentConversation(listed, viewer.userId, around));
    return { status: 200, body: { ...part, data } };
  });

  route(app, deps, calls.getConversation, async ({ params, viewer }) => ({
    status: 200,
    body: await showConversation(deps, params.conversationId, viewer.userId),
  }));

  route(app, deps, calls.listMessages, async ({ params, query, viewer }) => {
    const { conversationId } = params;
    const { userId } = viewer;
    const found = requireConversation(await findConversation(db, conversationId, userId));
    const { shown } = await getPairContacts(db, found, deps.clock.now());
    const { cursor, after, limit } = query;
    const isCatchingUp = after !== undefined;
    const part = await readCursorPage(
      { cursor: after ?? cursor, limit },
      (range) =>
        (isCatchingUp ? listMessageChanges : listMessageHistory)(db, conversationId, range),
      {
        present: (row: MessageRow) => row,
        cursor: (row) => (isCatchingUp ? row.revision : row.seq),
      },
    );
    const masks = await loadMasks(db, part.data);
    const reading = { viewerId: userId, showsContacts: shown, masks };
    await markUnmasked(db, listNewlyUnmasked(part.data, reading));
    const data = part.data.map((row) => presentMessage(row, reading));
    return { status: 200, body: { ...part, data } };
  });

  route(app, deps, calls.markConversationRead, async ({ params, body, viewer }) => {
    const range = { ...params, claimed: body.userId, upToSeq: body.upToSeq };
    const read = await inTransaction(db, (tx) => markRead(tx, deps, viewer.userId, range));
    return { status: 200, body: read };
  });

  route(app, deps, calls.getUnreadTotal, async ({ params, viewer }) => {
    if (params.userId !== viewer.userId) fail('NOT_FOUND');
    return { status: 200, body: { totalUnreadCount: await countTotalUnread(db, viewer.userId) } };
  });
};
