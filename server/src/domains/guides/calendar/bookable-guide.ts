import type { Calendar } from '@tomoguide/contract/guides/availability';
import type { WorkLimits } from '@tomoguide/contract/guides/work-limits';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { OfferedService } from '../profile/guide-profile.ts';

/**
 * The facts that determine when, for how long, for how many people and at what price a guide can be booked.
 */
export interface Bookable {
  guideId: GuideId;
  userId: UserId;
  listed: boolean;
  /** Its limits are also in the calendar. */
  work: WorkLimits;
  calendar: Calendar;
  minPeople: number;
  maxPeople: number;
  minDurationMinutes: number;
  maxDurationMinutes: number;
  basicPriceCents: number | null;
  additionalPriceCents: number | null;
  services: OfferedService[];
  instantBooking: boolean;
}
