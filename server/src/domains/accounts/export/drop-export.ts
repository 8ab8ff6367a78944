import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { accountExports } from '../tables.ts';

/** Takes an export away: the file first, so that none is left that no row knows of. */
export const dropExport = async (
  deps: Pick<Deps, 'db' | 'files'>,
  userId: UserId,
): Promise<void> => {
  const [row] = await deps.db
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  if (!row) return;
  await deps.files.remove(row.key);
  await deps.db.delete(accountExports).where(
    and(
      eq(accountExports.userId, userId),
      // Asked for again meanwhile, it has the same key and is made anew.
      eq(accountExports.requestedAt, row.requestedAt),
    ),
  );
};

/** Takes away those that can no longer be fetched. */
export const dropOldExports = async (deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> => {
  const over = await deps.db
    .select({ userId: accountExports.userId })
    .from(accountExports)
    .where(lt(accountExports.expiresAt, deps.clock.now()))
    .limit(500);
  for (const { userId } of over) await dropExport(deps, userId);
};
