import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setItineraries } from '@tomoguide/contract/guides/calls';
import type { ItinerarySent, OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { ownGuideQuery, ownItinerariesQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { toItinerary, toTyped } from './typed-itinerary.ts';

/** Returns the request body for unchanged itineraries. */
export const toSent = ({ data }: OwnItineraries): ItinerarySent[] =>
  data.map((each) => toItinerary(toTyped(each)));

/**
 * The queries to refetch after each rejection that shows their data to be outdated. Photos and services are
 * part of the guide.
 */
const STALE: Partial<Record<string, readonly (readonly string[])[]>> = {
  GUIDE_CHANGED: [ownItinerariesQuery().queryKey, ownGuideQuery().queryKey],
  PHOTOS_CHANGED: [ownGuideQuery().queryKey],
  SERVICE_NOT_OFFERED: [ownGuideQuery().queryKey],
};

/**
 * Saves all itineraries. If the itineraries or the photos were changed elsewhere, loads the current state.
 * Calls `onSaved` as soon as they are saved, before other data is refetched.
 */
export const useSaveItineraries = (revision: string, onSaved?: () => void) => {
  const { t } = useTranslation('guide-settings', 'errors');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (itineraries: ItinerarySent[]) =>
      api(setItineraries, { body: { revision, itineraries } }),
    onSuccess: (saved) => {
      onSaved?.();
      // Updates the itineraries only if the page still shows them; it refetches them when it opens.
      client.setQueryData(ownItinerariesQuery().queryKey, (shown) => shown && saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuideQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    onError: (error) => {
      const code = getErrorCode(error);
      showToast({
        tone: 'destructive',
        title: t('guide-settings.itineraries.failed'),
        description: t(`errors.${code}`),
      });
      const stale = STALE[code] ?? [];
      return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
};
