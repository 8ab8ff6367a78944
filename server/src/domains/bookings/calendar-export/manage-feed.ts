import {
  type CalendarFeed,
  type CreateCalendarFeed,
  FEED_KEY_BYTES,
} from '@tomoguide/contract/bookings/calendar-feed';
import { readCalendarFeed } from '@tomoguide/contract/bookings/calls';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { createLinkSecret, getLinkToken, type LinkSecret } from '../../../link-secret.ts';
import { lockViewer } from '../../accounts/service.ts';
import { findUserGuideId, isGuideSuspended } from '../../guides/service.ts';
import { deleteFeed, findGuideFeed, replaceFeed } from './feed-queries.ts';

const PURPOSE = 'calendar feeds';

const presentFeed = (config: Config, secret: LinkSecret | null): CalendarFeed => {
  const token = secret && getLinkToken(config, PURPOSE, secret);
  return { address: token ? `${config.publicUrl}${readCalendarFeed.path}?key=${token}` : null };
};

const requireGuideId = async (deps: BaseDeps, viewer: Viewer): Promise<GuideId> =>
  (await findUserGuideId(deps.db, viewer.userId)) ?? fail('NOT_A_GUIDE');

/** Returns the guide's feed, whose address is null if there is none. Throws NOT_A_GUIDE. */
export const getFeed = async (deps: BaseDeps, viewer: Viewer): Promise<CalendarFeed> =>
  presentFeed(deps.config, await findGuideFeed(deps.db, await requireGuideId(deps, viewer)));

/**
 * Returns the address of the guide's feed, and creates it if there is none. An existing address is replaced
 * only with `renew`, so that a stale tab cannot replace it by accident; the old address then stops working
 * immediately. Throws NOT_A_GUIDE, GUIDE_SUSPENDED or TOKEN_INVALID.
 */
export const createFeed = async (
  deps: BaseDeps,
  viewer: Viewer,
  { renew }: CreateCalendarFeed,
): Promise<CalendarFeed> => {
  const guideId = await requireGuideId(deps, viewer);
  const made = {
    ...createLinkSecret(deps.config, PURPOSE, FEED_KEY_BYTES),
    madeAt: deps.clock.now(),
  };
  return inTransaction(deps.db, async (tx) => {
    // If the account was closed or the guide suspended in the meantime, no new address is created.
    await lockViewer(tx, viewer.userId);
    if (await isGuideSuspended(tx, guideId)) fail('GUIDE_SUSPENDED');
    const stands = presentFeed(deps.config, await findGuideFeed(tx, guideId));
    // An address created with an older server key cannot be shown, so it is replaced as well.
    if (!renew && stands.address !== null) return stands;
    await replaceFeed(tx, { guideId, ...made });
    return presentFeed(deps.config, made);
  });
};

/** Deletes the guide's feed, if there is one. Throws NOT_A_GUIDE. */
export const turnOffFeed = async (deps: BaseDeps, viewer: Viewer): Promise<CalendarFeed> => {
  const guideId = await requireGuideId(deps, viewer);
  await deleteFeed(deps.db, guideId);
  return { address: null };
};
