import { useQuery } from '@tanstack/react-query';
import { formatHours } from '@tomoguide/contract/format';
import { listOfferedDurations } from '@tomoguide/contract/guides/offered-sizes';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { FieldMessages } from '../checkout-fields.ts';
import { freeDaysQuery } from '../queries.ts';
import { DayField, type FreeDays } from './day-field.tsx';
import type { DayProblem } from './day-problem.ts';
import { GroupSelect } from './group-select.tsx';
import { ServicePicker } from './service-picker.tsx';
import { StartField } from './start-field.tsx';
import { type TourChoice, type TourOffer, withDay } from './tour-choice.ts';

interface Props {
  guideId: GuideId;
  /** The booking to move, and the day that it is booked for; undefined for a new one. */
  moved?: { id: BookingId; day: string };
  offer: TourOffer;
  choice: TourChoice;
  /** The current error messages. */
  wrong: FieldMessages;
  onChange: (change: Partial<TourChoice>) => void;
  onDayProblem: (problem: DayProblem | null) => void;
  /** Shown below the starts if the chosen start is no longer free. */
  startNote: ReactNode;
}

/** Adds the day of the booking to move, which its own slot may make unavailable. */
const withDayAdded = (days: FreeDays, day: string): FreeDays => ({
  from: days.from,
  to: day > days.to ? day : days.to,
  data: [...new Set([...days.data, day])].sort(),
});

/**
 * Fields for the day, then the duration and the group, then the start, which depends on them. Options are
 * limited to the guide's offer. A chosen start is kept through every change, and marked if it is no longer
 * free.
 */
export const TourFields = (props: Props) => {
  const { guideId, moved, offer, choice, wrong, onChange, onDayProblem, startNote } = props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const days = useQuery(freeDaysQuery(guideId, choice.duration));
  const freeDays = days.data && moved ? withDayAdded(days.data, moved.day) : days.data;
  const dayIsRefused = choice.date !== null && wrong.date !== undefined;
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-[1.5fr_1fr_1fr] sm:gap-x-4">
        <div className="max-sm:col-span-2">
          <DayField
            days={freeDays}
            value={choice.date}
            error={wrong.date}
            onChange={(date) => onChange(withDay(choice, date, offer.timeZone))}
            onProblem={onDayProblem}
          />
          {days.isLoadingError ? (
            <LoadFailure onRetry={days.refetch} className="mt-2 text-sm">
              {t('checkout.daysFailed')}
            </LoadFailure>
          ) : null}
        </div>
        <div data-field="duration">
          <Field label={t('checkout.duration')} error={wrong.duration}>
            {(field) => (
              <Select
                {...field}
                value={String(choice.duration)}
                onChange={(event) => onChange({ duration: Number(event.target.value) })}
              >
                {listOfferedDurations(offer).map((hours) => (
                  <option key={hours} value={hours}>
                    {formatHours(hours, locale)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div data-field="travelers">
          <GroupSelect
            choice={choice}
            offer={offer}
            error={wrong.travelers}
            onChange={(travelers) => onChange({ travelers })}
          />
        </div>
      </div>
      <StartField
        guideId={guideId}
        moved={moved?.id}
        offer={offer}
        choice={choice}
        dayIsRefused={dayIsRefused}
        error={wrong.start}
        onChange={(start) => onChange({ start })}
      >
        {dayIsRefused ? null : startNote}
      </StartField>
      <div data-field="services">
        <ServicePicker
          guideId={guideId}
          // A booking keeps its hourly price.
          basicCents={moved ? null : offer.basicPricePerHourCents}
          chosen={choice.services}
          error={wrong.services}
          onToggle={(service, on) =>
            onChange({
              services: offer.services.filter((one) =>
                one === service ? on : choice.services.includes(one),
              ),
            })
          }
        />
      </div>
    </div>
  );
};
