import { toParticulars, toSentParticulars } from '@tomoguide/contract/bookings/particulars';
import { toRmb } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote } from '@tomoguide/contract/guides/entities';
import type { ItineraryId, Locale, UserId } from '@tomoguide/contract/primitives';
import { getMethod } from '../../payments/payment-methods.ts';
import type { Draft } from './checkout-draft.ts';
import type { TourChoice } from './tour/tour-choice.ts';
import type { Order } from './use-checkout.ts';

/** Returns the chosen itinerary with the revision that the page shows, for the request body. */
export const getItineraryRevision = (
  { itineraries }: Pick<GuideDetail, 'itineraries'>,
  itineraryId: ItineraryId | null,
): Pick<Order['body'], 'itineraryId' | 'itineraryRevision'> => {
  if (itineraryId === null) return {};
  const itineraryRevision = itineraries.find(({ id }) => id === itineraryId)?.revision;
  return { itineraryId, ...(itineraryRevision === undefined ? {} : { itineraryRevision }) };
};

/** Returns the request body: the tour, the details, and the price that the page shows. */
export const buildBookingBody = (
  guide: Pick<GuideDetail, 'itineraries'>,
  quote: Quote,
  choice: TourChoice & { start: string; travelers: number },
  draft: Draft,
  pay: { useWallet: boolean; instant: boolean; locale: Locale; userId: UserId | null },
): Order => ({
  method: getMethod(draft.method, pay),
  useWallet: draft.useWallet,
  body: {
    guideId: quote.guideId,
    scheduledStartTime: choice.start,
    duration: choice.duration,
    travelers: choice.travelers,
    services: [...choice.services],
    ...getItineraryRevision(guide, choice.itineraryId),
    ...toSentParticulars(toParticulars(draft)),
    ...(draft.lead ? { lead: draft.lead } : {}),
    ...(pay.useWallet ? { useWallet: true } : {}),
    ...(pay.instant ? { instant: true } : {}),
    totalPrice: toRmb(quote.totalCents),
    depositCents: quote.depositCents,
  },
});
