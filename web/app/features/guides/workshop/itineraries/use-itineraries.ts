import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnItineraries, setItineraries } from '@tomoguide/contract/guides/calls';
import type { ItinerarySent, OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import { api } from '../../../../lib/api.ts';
import { errorCodeOf } from '../../../../lib/api-error.ts';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { showToast } from '../../../../ui/toast.ts';
import { ownGuide } from '../queries.ts';
import { itineraryOf, typedOf } from './typed-itinerary.ts';

export const ownItineraries = () =>
  queryOptions({ queryKey: ['me', 'itineraries'], queryFn: () => api(getOwnItineraries) });

/** As they are sent again, unchanged. */
export const sentOf = ({ data }: OwnItineraries): ItinerarySent[] =>
  data.map((each) => itineraryOf(typedOf(each)));

/** What a refusal tells to be out of date here; photos come with the guide. */
const STALE: Partial<Record<string, readonly string[]>> = {
  GUIDE_CHANGED: ownItineraries().queryKey,
  PHOTOS_CHANGED: ownGuide().queryKey,
};

/** Saves all of them; where they or the photos were changed elsewhere what is in force is shown. */
export const useSaveItineraries = (revision: string) => {
  const { t } = useTranslation(['guides-workshop', 'errors']);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (itineraries: ItinerarySent[]) =>
      api(setItineraries, { body: { revision, itineraries } }),
    onSuccess: (saved) => {
      client.setQueryData(ownItineraries().queryKey, saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: ownGuide().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]);
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      showToast({
        tone: 'destructive',
        title: t('itineraries.failed'),
        description: t(`errors:${code}`),
      });
      const stale = STALE[code];
      return stale ? client.invalidateQueries({ queryKey: stale }) : undefined;
    },
  });
};
