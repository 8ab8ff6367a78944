import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import type { MeetingPlace } from '@tomoguide/contract/catalog/city-file';
import { directionsTo, meetingAddressAt } from '@tomoguide/contract/catalog/meeting-address';
import { MEETING_PLACES } from '@tomoguide/contract/catalog/meeting-places';
import { nameIn } from '@tomoguide/contract/catalog/names';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';

interface Props {
  /** The guide's city. */
  city: string;
  draft: Pick<Particulars, 'meetingAddress' | 'toArrange'>;
  onChange: (change: Partial<Particulars>) => void;
}

/** How many are shown at first. */
const FIRST = 4;

const CHIP =
  'min-h-11 rounded-xl border border-line-strong bg-surface px-3.5 py-1.5 text-start text-[0.9375rem] leading-snug hover:border-ink-soft aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action';

const Chip = (props: { pressed?: boolean; onClick: () => void; children: ReactNode }) => (
  <button type="button" aria-pressed={props.pressed} onClick={props.onClick} className={CHIP}>
    {props.children}
  </button>
);

/**
 * Well-known places in the guide's city. A tap fills in the meeting address, which can still be edited. If
 * the place is still to be arranged with the guide, the best-known one is used until they agree on another.
 */
export const MeetingPlaces = ({ city, draft, onChange }: Props) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const id = useId();
  const [all, setAll] = useState(false);
  const places = MEETING_PLACES[city];
  if (!places) return null;
  const { meetingAddress, toArrange = false } = draft;
  const chosen = toArrange
    ? undefined
    : places.find((place) => meetingAddressAt(place, locale) === meetingAddress);
  const choose = (place: MeetingPlace | undefined, isLeft: boolean): void => {
    if (place === undefined) return;
    onChange({
      meetingAddress: meetingAddressAt(place, locale),
      addressConfirmed: false,
      toArrange: isLeft,
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in the form.
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold text-sm">
        {t('checkout.places')}
      </p>
      <div className="flex flex-wrap gap-2">
        {places.map((place, index) =>
          all || index < FIRST || place === chosen ? (
            <Chip
              key={place.nameJa}
              pressed={place === chosen}
              onClick={() => choose(place, false)}
            >
              {nameIn(place, locale)}
            </Chip>
          ) : null,
        )}
        <Chip pressed={toArrange} onClick={() => choose(places[0], true)}>
          {t('checkout.arrangePlace')}
        </Chip>
        {all ? null : <Chip onClick={() => setAll(true)}>{t('checkout.morePlaces')}</Chip>}
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {toArrange ? t('checkout.arrangeHint') : chosen ? directionsTo(chosen, locale) : null}
      </p>
    </div>
  );
};
