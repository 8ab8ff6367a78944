import { inLongTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { listGuidesToReformat, lockGuide } from '../queries.ts';
import { PAGE_FORMAT } from './page-format.ts';
import { refreshGuides } from './refresh.ts';

const BATCH = 100;

/**
 * Rewrites stored pages that another release wrote in its format. Runs before the server accepts requests,
 * and every hour, because a process of the old release can still store such pages later.
 */
export const rewriteOutdatedPages = async (deps: Deps): Promise<void> => {
  let last = 0;
  for (;;) {
    const ids = await inLongTransaction(deps.db, async (tx) => {
      const outdated = await listGuidesToReformat(tx, PAGE_FORMAT, { after: last, limit: BATCH });
      for (const id of outdated) await lockGuide(tx, id);
      await refreshGuides(tx, deps, outdated);
      return outdated;
    });
    const end = ids.at(-1);
    if (end === undefined) return;
    last = end;
  }
};
