/**
 * What guides can state about their permission to work, and its limits (docs/product/guides.md, "Permission
 * to work"). Contains no schemas, so that pages need not load a validation library.
 */

/** Why someone may stay in Japan. */
export const RESIDENCE_STATUSES = [
  'citizen',
  'permanent_resident',
  'family',
  'work',
  'student',
  'dependent',
  'working_holiday',
  'other',
] as const;
export type ResidenceStatus = (typeof RESIDENCE_STATUSES)[number];

/** What the status permits: any work, limited hours, or none. */
export const WORK_KINDS = ['full', 'limited', 'none'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Returns whether the status never expires and permits any work. */
export const isUnlimitedStatus = (status: ResidenceStatus): boolean =>
  status === 'citizen' || status === 'permanent_resident';

export const PERMISSION_DECISIONS = ['checked', 'rejected'] as const;
export type PermissionDecision = (typeof PERMISSION_DECISIONS)[number];

/** Maximum length of staff's reason for a rejection, in code points. */
export const PERMISSION_REASON_MAX = 1000;
export const HOLIDAYS_MAX = 4;
/** The longest holiday period, in days. */
export const HOLIDAY_DAYS_MAX = 100;
