import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';

/**
 * The states of a guide application (docs/product/accounts.md, "Guide application"); `none` means never
 * started.
 */
export const ApplicationState = z.enum([
  'none',
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
]);
export type ApplicationState = z.infer<typeof ApplicationState>;

/**
 * Which link the page header shows to users who are or could become guides (docs/product/accounts.md,
 * "Guide application").
 */
export const GuideStatus = z.object({
  shouldShowRoleSwitch: z.boolean(),
  shouldShowBecomeGuideButton: z.boolean(),
  shouldShowViewApplicationButton: z.boolean(),
});
export type GuideStatus = z.infer<typeof GuideStatus>;

/** The state of the caller's application. */
export const ApplicationStatus = z.object({
  status: ApplicationState,
  /** Staff's reason for changes_requested or rejected; null in other states. */
  reason: z.nullable(z.string()),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** When a rejected applicant can apply again; null in other states. */
  mayReapplyAt: z.nullable(Instant),
  guideStatus: GuideStatus,
});
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
