/** A guide's reasons to reject a request; `other` requires a text. */
export const REJECT_REASONS = [
  'not_available',
  'meeting_point_too_far',
  'group_does_not_fit',
  'service_does_not_fit',
  'too_short_notice',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
