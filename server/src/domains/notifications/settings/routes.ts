import * as calls from '@tomoguide/contract/notifications/calls';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { lockViewer } from '../../accounts/service.ts';
import { changeSetting } from './change-setting.ts';
import { listNotificationChoices } from './queries.ts';
import { setEmailSubscription } from './set-email-subscription.ts';

export const registerSettingsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.getNotificationSettings, async ({ viewer }) => ({
    status: 200,
    body: { off: await listNotificationChoices(db, viewer.userId) },
  }));

  route(app, deps, calls.changeNotificationSetting, async ({ viewer, body }) => {
    const { on, ...choice } = body;
    await inTransaction(db, async (tx) => {
      await lockViewer(tx, viewer.userId);
      await changeSetting(tx, viewer.userId, choice, on);
    });
    return { status: 200, body: { off: await listNotificationChoices(db, viewer.userId) } };
  });

  route(app, deps, calls.setEmailSubscription, async ({ body: { token, on } }) => ({
    status: 200,
    body: { topic: await setEmailSubscription(deps, token, on), on },
  }));
};
