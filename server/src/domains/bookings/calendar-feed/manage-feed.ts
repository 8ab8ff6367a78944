import { type CalendarFeed, FEED_KEY_BYTES } from '@tomoguide/contract/bookings/calendar-feed';
import { readCalendarFeed } from '@tomoguide/contract/bookings/calls';
import type { GuideId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type LinkSecret, newLinkSecret, tokenOfLink } from '../../../link-secret.ts';
import { lockViewer } from '../../accounts/service.ts';
import { guideOfUser, isGuideSuspended } from '../../guides/service.ts';
import { calendarFeeds } from '../tables.ts';

const PURPOSE = 'calendar feeds';

const present = (config: Config, secret: LinkSecret | undefined): CalendarFeed => {
  const token = secret && tokenOfLink(config, PURPOSE, secret);
  return { address: token ? `${config.publicUrl}${readCalendarFeed.path}?key=${token}` : null };
};

const ownGuide = async (deps: BaseDeps, viewer: Viewer): Promise<GuideId> =>
  (await guideOfUser(deps.db, viewer.userId)) ?? fail('NOT_A_GUIDE');

/** The guide's feed, if there is one. NOT_A_GUIDE. */
export const feedOf = async (deps: BaseDeps, viewer: Viewer): Promise<CalendarFeed> => {
  const guideId = await ownGuide(deps, viewer);
  const [row] = await deps.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.guideId, guideId));
  return present(deps.config, row);
};

/** A new address in place of the one before, which ends at once. NOT_A_GUIDE, GUIDE_SUSPENDED, TOKEN_INVALID. */
export const makeFeed = async (deps: BaseDeps, viewer: Viewer): Promise<CalendarFeed> => {
  const guideId = await ownGuide(deps, viewer);
  const made = {
    ...newLinkSecret(deps.config, PURPOSE, FEED_KEY_BYTES),
    madeAt: deps.clock.now(),
  };
  return inTransaction(deps.db, async (tx) => {
    // An account that was closed meanwhile, or a guide suspended, gets no address again.
    await lockViewer(tx, viewer.userId);
    if (await isGuideSuspended(tx, guideId)) fail('GUIDE_SUSPENDED');
    const [row] = await tx
      .insert(calendarFeeds)
      .values({ guideId, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.guideId, set: made })
      .returning();
    return present(deps.config, row);
  });
};

/** Ends the feed, if there is one. NOT_A_GUIDE. */
export const endFeed = async (deps: BaseDeps, viewer: Viewer): Promise<CalendarFeed> => {
  const guideId = await ownGuide(deps, viewer);
  await deps.db.delete(calendarFeeds).where(eq(calendarFeeds.guideId, guideId));
  return { address: null };
};
