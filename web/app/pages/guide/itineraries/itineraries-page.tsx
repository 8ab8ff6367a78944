import { useQuery } from '@tanstack/react-query';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import { useState } from 'react';
import { useEarlierInput } from '../../../form/stored-draft.ts';
import { ownGuideQuery, ownItinerariesQuery } from '../../../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ItinerariesList } from './itineraries-list.tsx';
import { type ItineraryBegun, ItineraryForm } from './itinerary-form.tsx';
import {
  createItineraryForm,
  removeUnofferedServices,
  type TypedItinerary,
  toTyped,
  withEdited,
} from './typed-itinerary.ts';
import { toSent, useSaveItineraries } from './use-itineraries.ts';

const Itineraries = ({ own, guide }: { own: OwnItineraries; guide: OwnGuide }) => {
  const { t } = useTranslation('guide-settings');
  const before = useEarlierInput<ItineraryBegun>('itinerary', own.revision);
  const [editing, setEditing] = useState(before);
  // The form stays open, with its input, until the other data is refetched.
  const [isSaved, setSaved] = useState(false);
  const startEditing = (itinerary: TypedItinerary): void => {
    setSaved(false);
    setEditing({ itinerary, typed: itinerary });
  };
  const save = useSaveItineraries(own.revision, () => setSaved(true));
  if (!editing)
    return (
      <ItinerariesList
        own={own}
        onEdit={(itinerary) => startEditing(itinerary ? toTyped(itinerary) : createItineraryForm())}
      />
    );
  const saveEdited = async (typed: TypedItinerary): Promise<void> => {
    await save.mutateAsync(withEdited(toSent(own), removeUnofferedServices(typed, guide.services)));
    setEditing(null);
    showToast({
      tone: 'success',
      title: t('guide-settings.itineraries.saved'),
      description: t('guide-settings.itineraries.savedHint'),
    });
  };
  const place = own.data.findIndex(({ id }) => id === editing.itinerary.id);
  return (
    <ItineraryForm
      begun={editing}
      isSaved={isSaved}
      revision={own.revision}
      place={place === -1 ? own.data.length : place}
      guide={guide}
      onSave={saveEdited}
      onCancel={() => setEditing(null)}
    />
  );
};

/** The guide's itineraries: the list, or the form for one of them. */
export const ItinerariesPage = () => {
  const { t } = useTranslation('guide-settings');
  const guide = useQuery(ownGuideQuery());
  const own = useQuery(ownItinerariesQuery());
  const retry = () => Promise.all([guide.refetch(), own.refetch()]);
  if (guide.isLoadingError || own.isLoadingError)
    return <ErrorState title={t('guide-settings.itineraries.loadError')} onRetry={retry} />;
  if (!guide.data || !own.data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-28 rounded-2xl" />
        <Skeleton className="h-28 rounded-2xl" />
      </div>
    );
  return <Itineraries own={own.data} guide={guide.data} />;
};
