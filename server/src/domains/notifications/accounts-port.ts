import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { notificationsOff, systemMessages } from './tables.ts';

export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    notices: await db
      .select()
      .from(systemMessages)
      .where(eq(systemMessages.userId, userId))
      .orderBy(desc(systemMessages.id)),
    'notices-switched-off': await db
      .select()
      .from(notificationsOff)
      .where(eq(notificationsOff.userId, userId)),
  }),
  erase: async (tx, _deps, { userId }) => {
    await tx.delete(systemMessages).where(eq(systemMessages.userId, userId));
    await tx.delete(notificationsOff).where(eq(notificationsOff.userId, userId));
  },
};
