import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { SignedQuote } from '@tomoguide/contract/bookings/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { QuoteRow } from '../tables.ts';

/**
 * Presents a quote with both signatures; `people` must contain the traveler and the guide. `inAdvance`: the
 * booking is instant.
 */
export const presentQuote = (
  row: QuoteRow,
  people: ReadonlyMap<UserId, UserSummary>,
  inAdvance = false,
): SignedQuote => {
  const presentSignature = (id: UserId, at: Temporal.Instant) => {
    const by = people.get(id);
    if (!by) throw new Error(`user ${id} not found`);
    return { by, at: at.toString() };
  };
  const { lines, jpyPerRmb, day, policy, itinerary, start, durationMinutes, travelers } = row.body;
  return {
    tour: { scheduledStartTime: start, duration: durationMinutes / 60, travelers },
    lines,
    jpyPerRmb,
    day,
    policy,
    ...(itinerary === undefined ? {} : { itinerary }),
    hash: row.hash,
    traveler: presentSignature(row.travelerId, row.travelerSignedAt),
    guide: row.guideSignedAt && {
      ...presentSignature(row.guideUserId, row.guideSignedAt),
      ...(inAdvance ? { inAdvance } : {}),
    },
  };
};
