import { FILE_TYPES } from '../files/file-types.ts';

/** Limits for messages and reports (docs/product/messages.md). Lengths are in code points. */
export const TEXT_MAX = 2000;
export const REPORT_MAX = 1000;
/** The longest quick reply, in each language (docs/product/messages.md, "Quick replies"). */
export const QUICK_REPLY_MAX = 500;
/** The longest name by which a place can be searched. */
export const PLACE_NAME_MAX = 100;
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'off_platform_payment',
  'fraud',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Staff's decisions on a report (docs/product/staff.md, "Reports"). */
export const REPORT_DECISIONS = ['dismissed', 'warned'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
/** The image types that can be sent in a message. */
export const PICTURE_TYPES = FILE_TYPES.filter((type) => type !== 'application/pdf');
