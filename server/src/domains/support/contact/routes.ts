import * as calls from '@tomoguide/contract/support/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { presentSupportMessage } from '../present.ts';
import { hashVisitorNetwork } from './rate-limits.ts';
import { sendSupportMessage } from './send-support-message.ts';
import { sendVisitorMessage } from './send-visitor-message.ts';

export const registerMessageRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.sendSupportMessage, async ({ body, viewer }) => {
    const { topic = null, about = null } = body;
    const question = { ...body, topic, about };
    const row = await inTransaction(db, (tx) =>
      sendSupportMessage(tx, deps, viewer.userId, question),
    );
    return { status: 201, body: presentSupportMessage(row) };
  });

  route(app, deps, calls.submitVisitorMessage, async ({ body, locale, ip }) => {
    const { topic = null } = body;
    const message = { ...body, topic, locale, network: hashVisitorNetwork(deps, ip) };
    await inTransaction(db, (tx) => sendVisitorMessage(tx, deps, message));
    return { status: 201, body: { received: true as const } };
  });
};
