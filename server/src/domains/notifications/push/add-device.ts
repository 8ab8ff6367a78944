import { PUSH_DAYS_AFTER_LOGIN, PUSH_DEVICES_MAX } from '@tomoguide/contract/notifications/figures';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { keepSessionRow, lockViewer, type parseUserAgent } from '../../accounts/service.ts';
import {
  deleteDevice,
  deleteSessionDevice,
  findDeviceByEndpoint,
  insertDevice,
  listDevices,
  lockEndpoint,
  type PushDeviceRow,
  updateDevice,
} from './device-queries.ts';
import { isPushEndpoint, isPushKey } from './push-endpoint.ts';

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Returns until when a device gets notifications without another login in its browser. */
const calculatePushUntil = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: 24 * PUSH_DAYS_AFTER_LOGIN });

/**
 * Adds a browser as a device of the viewer (docs/product/notices.md, "Push"). Idempotent. A browser of
 * another account moves to the viewer, without the notifications that still wait for that account. Throws
 * PUSH_ENDPOINT_INVALID, VALIDATION_FAILED or TOO_MANY_PUSH_DEVICES.
 */
export const addDevice = (
  deps: Deps,
  viewer: Viewer,
  publicKey: string,
  given: Subscription & { browser: ReturnType<typeof parseUserAgent> },
): Promise<PushDeviceRow> => {
  const { endpoint, p256dh, auth, browser } = given;
  if (!isPushEndpoint(endpoint, deps.config.pushAllowHosts)) fail('PUSH_ENDPOINT_INVALID');
  if (!isPushKey(p256dh)) fail('VALIDATION_FAILED');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockViewer(tx, viewer.userId);
    await lockEndpoint(tx, endpoint);
    await keepSessionRow(tx, viewer.sessionId, calculatePushUntil(now));
    const found = await findDeviceByEndpoint(tx, endpoint);
    const current = { sessionId: Number(viewer.sessionId), p256dh, auth, publicKey, ...browser };
    if (found?.userId === viewer.userId) {
      await updateDevice(tx, found.id, current);
      return { ...found, ...current };
    }
    if (found) await deleteDevice(tx, found.id);
    await deleteSessionDevice(tx, current.sessionId);
    const { length } = await listDevices(tx, viewer.userId, publicKey);
    if (length >= PUSH_DEVICES_MAX) fail('TOO_MANY_PUSH_DEVICES', { most: PUSH_DEVICES_MAX });
    return insertDevice(tx, { userId: viewer.userId, endpoint, createdAt: now, ...current });
  });
};

/**
 * Binds the viewer's device to their current login. Returns null if the viewer has no such device, because
 * it was removed or belongs to another account.
 */
export const keepDevice = (
  deps: Deps,
  viewer: Viewer,
  publicKey: string,
  endpoint: string,
): Promise<PushDeviceRow | null> =>
  inTransaction(deps.db, async (tx) => {
    const found = await findDeviceByEndpoint(tx, endpoint);
    if (found?.userId !== viewer.userId || found.publicKey !== publicKey) return null;
    const sessionId = Number(viewer.sessionId);
    await keepSessionRow(tx, viewer.sessionId, calculatePushUntil(deps.clock.now()));
    await updateDevice(tx, found.id, { sessionId });
    return { ...found, sessionId };
  });
