import { useQuery } from '@tanstack/react-query';
import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import {
  formatDirections,
  formatMeetingAddress,
} from '@tomoguide/contract/catalog/meeting-address';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { loadPlaces } from './places-in-city.ts';

interface Props {
  guide: Pick<GuideDetail, 'serviceCity' | 'meetingPlaces'>;
  draft: Pick<Particulars, 'meetingAddress' | 'toArrange'>;
  onChange: (change: Partial<Particulars>) => void;
}

/** The number of places shown initially. */
const FIRST = 4;

const CHIP =
  'min-h-11 rounded-xl border border-line-strong bg-surface px-3.5 py-1.5 text-start text-[0.9375rem] leading-snug hover:border-ink-soft aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action';

const Chip = (props: { pressed?: boolean; onClick: () => void; children: ReactNode }) => (
  <button type="button" aria-pressed={props.pressed} onClick={props.onClick} className={CHIP}>
    {props.children}
  </button>
);

/**
 * Places that the guide suggests, then well-known ones in the guide's city. A tap fills in the meeting
 * address, which can still be edited. If the place is still to be arranged with the guide, the first place
 * is used until the traveler and the guide agree on another.
 */
export const MeetingPlaces = ({ guide, draft, onChange }: Props) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const id = useId();
  const [all, setAll] = useState(false);
  const ofGuide = (guide.meetingPlaces ?? []).map((place) => ({ name: place.address, ...place }));
  const city = useQuery(loadPlaces(guide.serviceCity));
  const ofCity = (city.data ?? []).map((place) => ({
    name: getLocalizedName(place, locale),
    address: formatMeetingAddress(place, locale),
    directions: formatDirections(place, locale),
  }));
  const places = [...ofGuide, ...ofCity];
  const [first] = places;
  if (city.isPending) return <Skeleton className="h-32" />;
  if (!first)
    return city.isError ? (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft text-sm">{t('checkout.placesFailed')}</p>
        <Button tone="secondary" size="small" onClick={() => city.refetch()}>
          {t('checkout.tryAgain')}
        </Button>
      </div>
    ) : null;
  const { meetingAddress, toArrange = false } = draft;
  const chosen = toArrange ? undefined : places.find(({ address }) => address === meetingAddress);
  const choose = ({ address }: { address: string }, isLeft: boolean): void =>
    onChange({ meetingAddress: address, addressConfirmed: false, toArrange: isLeft });
  const shown = ofGuide.length + FIRST;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in the form.
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold text-sm">
        {t('checkout.places')}
      </p>
      <div className="flex flex-wrap gap-2">
        {places.map((place, index) =>
          all || index < shown || place === chosen ? (
            <Chip
              key={place.address}
              pressed={place === chosen}
              onClick={() => choose(place, false)}
            >
              <bdi>{place.name}</bdi>
            </Chip>
          ) : null,
        )}
        <Chip pressed={toArrange} onClick={() => choose(first, true)}>
          {t('checkout.arrangePlace')}
        </Chip>
        {all ? null : <Chip onClick={() => setAll(true)}>{t('checkout.morePlaces')}</Chip>}
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {toArrange ? t('checkout.arrangeHint') : chosen?.directions}
      </p>
    </div>
  );
};
