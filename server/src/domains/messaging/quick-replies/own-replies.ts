import type { OwnQuickReplies, QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { findUserGuideId, getRevision, isGuideSuspended } from '../../guides/service.ts';
import { listQuickReplies, replaceQuickReplies } from './reply-queries.ts';

const presentReplies = (replies: QuickReply[]): OwnQuickReplies => ({
  revision: getRevision(replies),
  data: replies,
});

/** Returns the guide's own quick replies. Throws NOT_A_GUIDE. */
export const readQuickReplies = async (db: Executor, viewer: Viewer): Promise<OwnQuickReplies> => {
  if ((await findUserGuideId(db, viewer.userId)) === null) fail('NOT_A_GUIDE');
  return presentReplies(await listQuickReplies(db, viewer.userId));
};

/**
 * Replaces the guide's own quick replies (docs/product/messages.md, "Quick replies"). Throws NOT_A_GUIDE,
 * GUIDE_SUSPENDED, TOKEN_INVALID if the account was closed in the meantime, or GUIDE_CHANGED if `revision` is
 * out of date.
 */
export const setQuickReplies = (
  deps: Deps,
  viewer: Viewer,
  { revision, quickReplies }: { revision: string; quickReplies: readonly QuickReply[] },
): Promise<OwnQuickReplies> =>
  inTransaction(deps.db, async (tx) => {
    const guideId = (await findUserGuideId(tx, viewer.userId)) ?? fail('NOT_A_GUIDE');
    await lockViewer(tx, viewer.userId);
    if (await isGuideSuspended(tx, guideId)) fail('GUIDE_SUSPENDED');
    const stored = await readQuickReplies(tx, viewer);
    if (stored.revision !== revision) fail('GUIDE_CHANGED');
    await replaceQuickReplies(tx, viewer.userId, quickReplies);
    return presentReplies([...quickReplies]);
  });
