import { type Channel, canTurnOff, type Topic } from '@tomoguide/contract/notifications/topics';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { notificationsOff } from '../tables.ts';

export interface Choice {
  topic: Topic;
  channel: Channel;
}

/**
 * A function that returns true if the user has turned this topic off for this channel. A setting no longer
 * counts once its topic cannot be turned off.
 */
export type IsOff = (userId: UserId, topic: Topic, channel: Channel) => boolean;

const turnedOff = prepareOnce((db) =>
  db
    .select()
    .from(notificationsOff)
    .where(isAnyOf(notificationsOff.userId, sql.placeholder('userIds')))
    .prepare('notifications_off'),
);

/** Loads the settings of these users. */
export const loadChoices = async (db: Executor, userIds: readonly UserId[]): Promise<IsOff> => {
  const rows = await turnedOff(db, { userIds: [...new Set(userIds)] });
  return (userId, topic, channel) =>
    canTurnOff(topic, channel) &&
    rows.some((row) => row.userId === userId && row.topic === topic && row.channel === channel);
};

export const listNotificationChoices = (db: Executor, userId: UserId): Promise<Choice[]> =>
  db
    .select({ topic: notificationsOff.topic, channel: notificationsOff.channel })
    .from(notificationsOff)
    .where(eq(notificationsOff.userId, userId))
    .orderBy(notificationsOff.topic, notificationsOff.channel);

export const disableTopic = async (tx: Tx, userId: UserId, choice: Choice): Promise<void> => {
  await tx
    .insert(notificationsOff)
    .values({ userId, ...choice })
    .onConflictDoNothing();
};

export const enableTopic = async (
  tx: Tx,
  userId: UserId,
  { topic, channel }: Choice,
): Promise<void> => {
  await tx
    .delete(notificationsOff)
    .where(
      and(
        eq(notificationsOff.userId, userId),
        eq(notificationsOff.topic, topic),
        eq(notificationsOff.channel, channel),
      ),
    );
};

/** Returns complete rows, for the user's data export. */
export const listTurnedOff = (db: Executor, userId: UserId) =>
  db.select().from(notificationsOff).where(eq(notificationsOff.userId, userId));

export const deleteNotificationSettings = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(notificationsOff).where(eq(notificationsOff.userId, userId));
};
