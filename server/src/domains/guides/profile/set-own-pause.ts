import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { lockOwnGuide } from './change-own-guide.ts';
import { pauseListing, resumeListing } from './pause-listing.ts';

/** Pauses or resumes the user's own listing. Throws the errors of `lockOwnGuide`. */
export const setOwnPause = (deps: Deps, viewer: Viewer, paused: boolean): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { row } = await lockOwnGuide(tx, viewer);
    const guide = { guideId: row.id, userId: viewer.userId };
    if (paused) await pauseListing(tx, deps, guide, { by: 'guide' });
    else await resumeListing(tx, deps, guide, 'guide');
  });
