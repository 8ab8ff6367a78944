import { FILE_TYPES } from '../files/bounds.ts';

/** What a message and a report hold (docs/product/messages.md). Lengths in code points. */
export const TEXT_MAX = 2000;
export const REPORT_MAX = 1000;
/** Why somebody is reported. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'off_platform_payment',
  'fraud',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What staff decides of a report (docs/product/staff.md, "Reports"). */
/** From how many masked messages to one person on an attempt at passing contacts counts as repeated. */
export const ATTEMPTS_REPEATED = 3;

export const REPORT_DECISIONS = ['dismissed', 'warned'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
/** What can be sent as a picture. */
export const PICTURE_TYPES = FILE_TYPES.filter((type) => type !== 'application/pdf');
/** Pictures that are chosen in one go. */
export const PICTURES_AT_ONCE = 9;
