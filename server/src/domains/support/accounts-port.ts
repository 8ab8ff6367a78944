import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { supportMessages } from './tables.ts';

/** Messages to the team stay as the history of a case, without a name. */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    'letters-to-the-team': await db
      .select({
        caseId: supportMessages.caseId,
        text: supportMessages.text,
        topic: supportMessages.topic,
        sentAt: supportMessages.sentAt,
      })
      .from(supportMessages)
      .where(eq(supportMessages.authorId, userId))
      .orderBy(asc(supportMessages.id)),
  }),
};
