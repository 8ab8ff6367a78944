import { safeRedirect } from '@tomoguide/contract/accounts/redirect';
import { getGuide, getQuote } from '@tomoguide/contract/guides/calls';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { GuideId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { groupFits, readChoice } from './tour/tour-choice.ts';

/** A tour that somebody had begun to book before they were asked to log in. */
export interface BegunTour {
  guide: GuideSummary;
  /** The title of the itinerary it is along; null: none, or it is gone. */
  itinerary: string | null;
  /** The guide's calendar day, YYYY-MM-DD. */
  date: string | null;
  /** RFC 3339. */
  start: string | null;
  /** Hours. */
  duration: number;
  travelers: number | null;
  /** Null without a group, or where it could not be asked. Fen. */
  price: { totalCents: number; depositCents: number } | null;
}

/** Where the address of a checkout leads: '/checkout/3?date=…'. */
const checkoutAt = (redirect: string | null): { id: GuideId; query: URLSearchParams } | null => {
  const [path = '', query = ''] = (safeRedirect(redirect) ?? '').split('?');
  const id = GuideId.safeParse(Number(/^\/checkout\/(\d+)$/.exec(path)?.[1]));
  return id.success ? { id: id.data, query: new URLSearchParams(query) } : null;
};

/**
 * The tour that a login or sign-up is asked for, by the address it leads back to; null where it leads
 * elsewhere. The page must not fail for want of it.
 */
export const begunTour = async (redirect: string | null): Promise<BegunTour | null> => {
  const checkout = checkoutAt(redirect);
  if (!checkout) return null;
  const { id, query } = checkout;
  try {
    const guide = await api(getGuide, { params: { id } });
    if (!guide.listed) return null;
    const { date, start, duration, travelers, services, itineraryId } = readChoice(query, guide);
    const quote =
      travelers !== null && groupFits(travelers, guide)
        ? await api(getQuote, {
            params: { id },
            query: { duration, travelers, services: [...services] },
          }).catch(() => null)
        : null;
    const { userId, name, portrait, serviceCity, timeZone } = guide;
    return {
      guide: { id, userId, name, portrait, serviceCity, timeZone },
      itinerary: guide.itineraries.find((one) => one.id === itineraryId)?.title ?? null,
      date,
      start,
      duration,
      travelers,
      price: quote && { totalCents: quote.totalCents, depositCents: quote.depositCents },
    };
  } catch {
    return null;
  }
};
