import { type Channel, isChoice, type Topic } from '@tomoguide/contract/notifications/topics';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { notificationsOff } from '../tables.ts';

/**
 * Returns the topics that each of these users has turned off for this channel, and that can still be turned
 * off.
 */
export const disabledTopics = async (
  db: Executor,
  userIds: readonly UserId[],
  channel: Channel,
): Promise<Map<UserId, Set<Topic>>> => {
  const rows = await db
    .select()
    .from(notificationsOff)
    .where(and(isAnyOf(notificationsOff.userId, userIds), eq(notificationsOff.channel, channel)));
  const byUser = Map.groupBy(
    rows.filter(({ topic }) => isChoice(topic, channel)),
    ({ userId }) => userId,
  );
  return new Map(
    [...byUser].map(([userId, own]) => [userId, new Set(own.map(({ topic }) => topic))]),
  );
};

export interface Choice {
  topic: Topic;
  channel: Channel;
}

export const choicesOf = (db: Executor, userId: UserId): Promise<Choice[]> =>
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

/** Returns complete rows for the user's export. */
export const settingsOf = (db: Executor, userId: UserId) =>
  db.select().from(notificationsOff).where(eq(notificationsOff.userId, userId));

export const deleteSettingsOf = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(notificationsOff).where(eq(notificationsOff.userId, userId));
};
