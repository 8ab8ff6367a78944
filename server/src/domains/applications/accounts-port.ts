import { eq } from 'drizzle-orm';
import type { AccountKeeper } from '../accounts/service.ts';
import { detachFiles } from '../files/service.ts';
import { applicationOfUser } from './queries.ts';
import { guideApplications } from './tables.ts';

/** An application goes with its person: the answers, and the files that came with them. */
export const accountKeeper: AccountKeeper = {
  exported: async (db, { userId }) => {
    const row = await applicationOfUser(db, userId);
    return row ? { 'guide-application': row } : {};
  },
  erase: async (tx, _deps, { userId }) => {
    const row = await applicationOfUser(tx, userId);
    if (!row) return;
    const ids = (row.answers.qualifications ?? []).map(({ fileId }) => fileId);
    await detachFiles(tx, { ids, ownerId: userId, thing: 'qualification', thingId: userId });
    await tx.delete(guideApplications).where(eq(guideApplications.userId, userId));
  },
};
