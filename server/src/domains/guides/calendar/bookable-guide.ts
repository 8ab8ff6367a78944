import type { Calendar } from '@tomoguide/contract/guides/availability';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { OfferedService } from '../profile/guide-profile.ts';

/** What decides when, how long, with whom and for how much a guide can be booked. */
export interface Bookable {
  guideId: GuideId;
  userId: UserId;
  listed: boolean;
  calendar: Calendar;
  minPeople: number;
  maxPeople: number;
  minDurationMinutes: number;
  maxDurationMinutes: number;
  basicPriceCents: number | null;
  additionalPriceCents: number | null;
  services: OfferedService[];
}
