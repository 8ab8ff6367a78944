import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useOptimisticChoice } from '../../../../lib/use-optimistic-choice.ts';
import { priceQuoteQuery as quoteQuery, startTimesQuery } from '../queries.ts';
import { groupFits, readChoice, type TourChoice, writeChoice } from './tour-choice.ts';
import { findTourErrors } from './tour-errors.ts';

/** Validates and prices a tour choice. */
export const useChosenTour = (
  guide: GuideDetail,
  choice: TourChoice,
  change: (part: Partial<TourChoice>) => void,
) => {
  const starts = useQuery(startTimesQuery(guide.id, choice.date, choice.duration));
  const travelers =
    choice.travelers !== null && groupFits(choice.travelers, guide) ? choice.travelers : null;
  const quote = useQuery(
    quoteQuery(guide.id, { duration: choice.duration, travelers, services: choice.services }),
  );
  // The starts for the previous duration do not apply to the new one.
  const free = starts.isPlaceholderData
    ? undefined
    : starts.data?.data.map(({ start }) => Temporal.Instant.from(start).toString());
  return {
    choice,
    change,
    problems: findTourErrors(choice, guide, free),
    /** Without a group size there is no price, not even an earlier one. */
    quote: travelers === null ? undefined : quote.data,
    quoteIsUnknown: travelers === null,
    /** The user must not pay a price that was calculated for an earlier choice. */
    quoteIsStale: travelers !== null && (quote.isFetching || quote.isPlaceholderData),
    quoteFailed: quote.isLoadingError,
    refetchQuote: () => quote.refetch(),
  };
};

/** Returns the chosen tour, which is stored in the URL. */
export const useTour = (guide: GuideDetail) => {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readChoice(params, guide), [params, guide]);
  const { choice, choose } = useOptimisticChoice(inAddress, params.toString());
  const tour = useChosenTour(guide, choice, (part) =>
    setParams(writeChoice(choose(part)), { replace: true, preventScrollReset: true }),
  );
  const { itineraryId } = choice;
  const isGone = itineraryId !== null && !guide.itineraries.some(({ id }) => id === itineraryId);
  return isGone
    ? { ...tour, problems: { ...tour.problems, itinerary: 'itineraryGone' as const } }
    : tour;
};
