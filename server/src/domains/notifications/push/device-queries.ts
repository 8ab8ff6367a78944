import { PUSH_FAILURES_MAX } from '@tomoguide/contract/notifications/figures';
import type { PushDeviceId, UserId } from '@tomoguide/contract/primitives';
import { and, eq, ne, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Db, Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { pushDevices } from '../tables.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

export const {
  insert: insertDevice,
  update: updateDevice,
  remove: deleteDevice,
} = createKeyQueries(pushDevices, 'id');

/** Locks an address until the transaction ends, so that two accounts cannot add it at once. */
export const lockEndpoint = async (tx: Tx, endpoint: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 7203117))`);
};

export const findDeviceByEndpoint = (
  db: Executor,
  endpoint: string,
): Promise<PushDeviceRow | null> =>
  firstRow(db.select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint)));

/** Returns a user's devices that subscribed to this public key, in the order in which they were added. */
export const listDevices = (
  db: Executor,
  userId: UserId,
  publicKey: string,
): Promise<PushDeviceRow[]> =>
  db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.publicKey, publicKey)))
    .orderBy(pushDevices.id);

/** Removes one of a user's devices. Returns false if the user has no device with that ID. */
export const deleteOwnDevice = async (
  db: Executor,
  userId: UserId,
  id: PushDeviceId,
): Promise<boolean> => {
  const deleted = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)));
  return deleted.rowCount === 1;
};

/** Removes the device of a login: a browser that subscribes again has another address. */
export const deleteSessionDevice = async (tx: Tx, sessionId: number): Promise<void> => {
  await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
};

export const deleteUserDevices = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
};

/** Removes the devices that subscribed to a former key, which their push services no longer accept. */
export const deleteFormerDevices = async (db: Db, publicKey: string): Promise<void> => {
  await db.delete(pushDevices).where(ne(pushDevices.publicKey, publicKey));
};

/**
 * Counts a push that was given up, and removes the device after PUSH_FAILURES_MAX in a row. Returns true if
 * it was removed.
 */
export const countFailure = async (tx: Tx, id: PushDeviceId): Promise<boolean> => {
  const [device] = await tx
    .update(pushDevices)
    .set({ failures: sql`${pushDevices.failures} + 1` })
    .where(eq(pushDevices.id, id))
    .returning({ failures: pushDevices.failures });
  if (device === undefined || device.failures < PUSH_FAILURES_MAX) return false;
  await deleteDevice(tx, id);
  return true;
};

/** Returns a user's devices for the data export, without their addresses and keys. */
export const listExportedDevices = (db: Executor, userId: UserId) =>
  db
    .select({
      id: pushDevices.id,
      browser: pushDevices.browser,
      system: pushDevices.system,
      createdAt: pushDevices.createdAt,
      lastSentAt: pushDevices.lastSentAt,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(pushDevices.id);
