import type { ApplicationState, GuideStatus } from './entities.ts';

/**
 * Days after which a rejected application may begin again (docs/product/accounts.md, "Guide
 * application").
 */
export const REAPPLY_AFTER_DAYS = 30;

/** When a rejected applicant may begin again: 30 times 24 hours after the decision. */
export const mayReapplyAt = (decidedAt: Temporal.Instant): Temporal.Instant =>
  decidedAt.add({ hours: REAPPLY_AFTER_DAYS * 24 });

/**
 * Which of the three the header shows (docs/product/accounts.md, "Guide application"): exactly one,
 * following from the application. A rejection older than 30 days lets the person begin again.
 */
export const guideStatusOf = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): GuideStatus => {
  const show = shown(state, decidedAt, now);
  return {
    shouldShowRoleSwitch: show === 'role',
    shouldShowBecomeGuideButton: show === 'become',
    shouldShowViewApplicationButton: show === 'view',
  };
};

const shown = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): 'role' | 'become' | 'view' => {
  if (state === 'approved') return 'role';
  if (state === 'none' || state === 'draft') return 'become';
  if (state !== 'rejected' || decidedAt === null) return 'view';
  return Temporal.Instant.compare(now, mayReapplyAt(decidedAt)) > 0 ? 'become' : 'view';
};
