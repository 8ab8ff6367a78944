import { IDENTITY_FILE_DAYS } from '@tomoguide/contract/applications/figures';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { listChecksDecidedBefore } from './identity/identity-queries.ts';
import { releaseFiles } from './identity/release-files.ts';

/** Number of identity checks processed per transaction. */
const PART = 100;

/**
 * Deletes documents and selfies whose storage period has ended (docs/product/applications.md, "Identity").
 * Runs once a day.
 */
export const releaseOldIdentityFiles = async (deps: Deps): Promise<void> => {
  const before = deps.clock.now().subtract({ hours: IDENTITY_FILE_DAYS * 24 });
  for (;;) {
    const released = await inTransaction(deps.db, async (tx) => {
      const past = await listChecksDecidedBefore(tx, before, PART);
      for (const check of past) await releaseFiles(tx, check);
      return past.length;
    });
    if (released < PART) return;
  }
};

export const registerApplicationTimers = (deps: Deps): void => {
  deps.jobs.every('identity.forget-files', '41 3 * * *', () => releaseOldIdentityFiles(deps));
};
