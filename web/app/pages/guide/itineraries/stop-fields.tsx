import { formatTimeLeft } from '@tomoguide/contract/format';
import { ITINERARY_BOUNDS } from '@tomoguide/contract/guides/itinerary-bounds';
import { useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { BilingualFields } from './bilingual-fields.tsx';
import { stopDurations, type TypedStop } from './typed-itinerary.ts';

interface Props {
  stop: TypedStop;
  /** The position of the stop, starting at 1, and the number of stops. */
  number: number;
  count: number;
  isUntitled: boolean;
  /** Returns the server's error for a field, such as `title.zh`. */
  refused: (field: string) => string | undefined;
  onChange: (stop: TypedStop) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves focus from a stop that is removed to its neighbor. */
const passFocus = (stop: HTMLElement | null): void => {
  const next = stop?.nextElementSibling ?? stop?.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-remove]')?.focus();
};

/** The fields of one stop: its name, description, and duration. */
export const StopFields = ({
  stop,
  number,
  count,
  isUntitled,
  refused,
  onChange,
  onMove,
  onRemove,
}: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const place = useRef<HTMLLIElement>(null);
  const { stopTitle, stopDescription } = ITINERARY_BOUNDS;
  return (
    <li ref={place} className="grid gap-4 border-line border-t pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('guide-settings.itineraries.stop', { number })}</h3>
        <MoveButtons
          what={t('guide-settings.itineraries.stop', { number })}
          isFirst={number === 1}
          isLast={number === count}
          canRemove={count > 1}
          onMove={onMove}
          onRemove={() => {
            passFocus(place.current);
            onRemove();
          }}
        />
      </div>
      <BilingualFields
        name={`stop-${stop.key}`}
        label="stopTitle"
        words={stop.title}
        max={stopTitle}
        error={isUntitled ? t('guide-settings.itineraries.stopTitleMissing') : undefined}
        refused={(language) => refused(`title.${language}`)}
        onChange={(title) => onChange({ ...stop, title })}
      />
      <BilingualFields
        name={`stop-${stop.key}-description`}
        label="stopDescription"
        words={stop.description}
        max={stopDescription}
        rows={2}
        refused={(language) => refused(`description.${language}`)}
        onChange={(description) => onChange({ ...stop, description })}
      />
      <Field
        label={t('guide-settings.itineraries.stopLength')}
        hint={t('guide-settings.itineraries.stopLengthHint')}
        className="max-w-60"
      >
        {(field) => (
          <Select
            {...field}
            value={stop.minutes}
            onChange={({ target }) => onChange({ ...stop, minutes: Number(target.value) })}
          >
            {stopDurations(stop.minutes).map((each) => (
              <option key={each} value={each}>
                {formatTimeLeft(each * 60, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </li>
  );
};
