import type { ApplicationState, GuideStatus } from './entities.ts';
import { getReapplicationTime } from './reapplication.ts';

/**
 * Returns which link the page header shows (docs/product/accounts.md, "Guide application"). 30 days after a
 * rejection, the user can apply again.
 */
export const getGuideStatus = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): GuideStatus => {
  const show = getHeaderState(state, decidedAt, now);
  return {
    shouldShowRoleSwitch: show === 'role',
    shouldShowBecomeGuideButton: show === 'become',
    shouldShowViewApplicationButton: show === 'view',
  };
};

const getHeaderState = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): 'role' | 'become' | 'view' => {
  if (state === 'approved') return 'role';
  if (state === 'none' || state === 'draft') return 'become';
  if (state !== 'rejected' || decidedAt === null) return 'view';
  return Temporal.Instant.compare(now, getReapplicationTime(decidedAt)) > 0 ? 'become' : 'view';
};
