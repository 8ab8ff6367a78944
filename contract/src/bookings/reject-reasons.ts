/** Why a guide rejects a request; `other` needs words of their own. */
export const REJECT_REASONS = [
  'not_available',
  'meeting_point_too_far',
  'group_does_not_fit',
  'service_does_not_fit',
  'too_short_notice',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
