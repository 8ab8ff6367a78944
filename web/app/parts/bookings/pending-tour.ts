import { getSafeRedirect } from '@tomoguide/contract/accounts/redirect';
import { getGuide, getQuote } from '@tomoguide/contract/guides/calls';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import { parseId } from '@tomoguide/contract/ids';
import type { GuideId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { groupFits, readChoice } from './checkout-form/tour/tour-choice.ts';

/** A tour that a user started to book before being asked to log in. */
export interface PendingTour {
  guide: GuideSummary;
  /** The title of the chosen itinerary; null if none was chosen or it was deleted. */
  itinerary: string | null;
  /** The day in the guide's time zone, as YYYY-MM-DD. */
  date: string | null;
  /** The start in RFC 3339 format. */
  start: string | null;
  /** Duration in hours. */
  duration: number;
  travelers: number | null;
  /** The price in fen; null without a group size, or if it could not be fetched. */
  price: { totalCents: number; depositCents: number } | null;
}

/** Parses a redirect to a checkout, such as '/checkout/3?date=…'; null for any other redirect. */
const parseCheckoutPath = (
  redirect: string | null,
): { id: GuideId; query: URLSearchParams } | null => {
  const [path = '', query = ''] = (getSafeRedirect(redirect) ?? '').split('?');
  const id = parseId<GuideId>(/^\/checkout\/(\d+)$/.exec(path)?.[1]);
  return id && { id, query: new URLSearchParams(query) };
};

/**
 * Fetches the tour to be booked after a login or sign-up, as read from the redirect. Null for any other
 * redirect, and if the tour cannot be loaded, so that the login page still works.
 */
export const fetchPendingTour = async (redirect: string | null): Promise<PendingTour | null> => {
  const checkout = parseCheckoutPath(redirect);
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
