import { useQuery } from '@tanstack/react-query';
import { isInstantTour } from '@tomoguide/contract/bookings/instant-booking';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { useNow } from '../../../lib/use-now.ts';
import { instantEligibilityQuery } from './queries.ts';
import type { TourChoice } from './tour/tour-choice.ts';

/**
 * Returns whether this user's payment for the chosen tour would confirm it (docs/product/bookings.md,
 * "Instant booking"). False until that is known.
 */
export const useIsInstant = (
  guide: GuideDetail,
  { start, duration }: Pick<TourChoice, 'start' | 'duration'>,
  userId: UserId | null,
): boolean => {
  const now = useNow(60);
  const isOffered =
    guide.instantBooking === true &&
    userId !== null &&
    start !== null &&
    isInstantTour(
      { start: Temporal.Instant.from(start), durationMinutes: Math.round(duration * 60) },
      now,
    );
  const { data } = useQuery({ ...instantEligibilityQuery(guide.id), enabled: isOffered });
  return isOffered && data?.eligible === true;
};
