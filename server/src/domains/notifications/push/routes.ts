import * as calls from '@tomoguide/contract/notifications/calls';
import type { PushDevice } from '@tomoguide/contract/notifications/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { parseUserAgent } from '../../accounts/service.ts';
import { addDevice, keepDevice } from './add-device.ts';
import { deleteOwnDevice, listDevices, type PushDeviceRow } from './device-queries.ts';
import { derivePushKeys } from './push-keys.ts';
import { replaceDevice } from './replace-device.ts';

const presentDevice = (row: PushDeviceRow, sessionId: string): PushDevice => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  createdAt: row.createdAt.toString(),
  lastSentAt: row.lastSentAt?.toString() ?? null,
  isThisBrowser: row.sessionId === Number(sessionId),
});

export const registerPushRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { publicKey } = derivePushKeys(deps.config);

  route(app, deps, calls.listPushDevices, async ({ viewer }) => {
    const rows = await listDevices(deps.db, viewer.userId, publicKey);
    const data = rows.map((row) => presentDevice(row, viewer.sessionId));
    return { status: 200, body: { publicKey, data } };
  });

  route(app, deps, calls.addPushDevice, async ({ viewer, body, request }) => {
    const browser = parseUserAgent(request.headers['user-agent']);
    const row = await addDevice(deps, viewer, publicKey, { ...body, browser });
    return { status: 200, body: { data: presentDevice(row, viewer.sessionId) } };
  });

  route(app, deps, calls.keepPushDevice, async ({ viewer, body }) => {
    const row = await keepDevice(deps, viewer, publicKey, body.endpoint);
    return { status: 200, body: { data: row && presentDevice(row, viewer.sessionId) } };
  });

  route(app, deps, calls.replacePushDevice, async ({ body }) => {
    await replaceDevice(deps, publicKey, body);
    return { status: 204, body: undefined };
  });

  route(app, deps, calls.removePushDevice, async ({ viewer, params }) => {
    if (!(await deleteOwnDevice(deps.db, viewer.userId, params.id))) fail('NOT_FOUND');
    return { status: 204, body: undefined };
  });
};
