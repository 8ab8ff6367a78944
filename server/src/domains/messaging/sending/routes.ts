import * as calls from '@tomoguide/contract/messaging/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { recallMessage } from './recall-message.ts';
import { rejectPictureWithQrCode } from './refuse-qr-code.ts';
import { sendMessage } from './send-message.ts';

export const registerSendingRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.sendMessage, async ({ params, body, viewer }) => {
    if (body.kind === 'image')
      await rejectPictureWithQrCode(deps, viewer.userId, { ...params, fileId: body.fileId });
    const sent = await inTransaction(deps.db, (tx) =>
      sendMessage(tx, deps, viewer.userId, { ...params, ...body }),
    );
    return { status: 201, body: sent };
  });

  route(app, deps, calls.recallMessage, async ({ params, viewer }) => ({
    status: 200,
    body: await inTransaction(deps.db, (tx) => recallMessage(tx, deps, viewer.userId, params)),
  }));
};
