import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setItineraries } from '@tomoguide/contract/guides/calls';
import type { ItinerarySent, OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import { api } from '../../../lib/api.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { ownGuide, ownItineraries } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { itineraryOf, typedOf } from './typed-itinerary.ts';

/** Returns the request body for unchanged itineraries. */
export const sentOf = ({ data }: OwnItineraries): ItinerarySent[] =>
  data.map((each) => itineraryOf(typedOf(each)));

/**
 * The queries to refetch after each rejection that shows their data to be outdated. Photos and services are
 * part of the guide.
 */
const STALE: Partial<Record<string, readonly (readonly string[])[]>> = {
  GUIDE_CHANGED: [ownItineraries().queryKey, ownGuide().queryKey],
  PHOTOS_CHANGED: [ownGuide().queryKey],
  SERVICE_NOT_OFFERED: [ownGuide().queryKey],
};

/**
 * Saves all itineraries. If the itineraries or the photos were changed elsewhere, loads the current state.
 */
export const useSaveItineraries = (revision: string) => {
  const { t } = useTranslation('workshop', 'errors');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (itineraries: ItinerarySent[]) =>
      api(setItineraries, { body: { revision, itineraries } }),
    onSuccess: (saved) => {
      // Updates the itineraries only if the page still shows them; it refetches them when it opens.
      client.setQueryData(ownItineraries().queryKey, (shown) => shown && saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuide().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      showToast({
        tone: 'destructive',
        title: t('workshop.itineraries.failed'),
        description: t(`errors.${code}`),
      });
      const stale = STALE[code] ?? [];
      return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
};
