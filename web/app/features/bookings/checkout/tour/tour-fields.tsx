import { useQuery } from '@tanstack/react-query';
import { formatHours, formatShortDay, formatTime, formatZone } from '@tomoguide/contract/format';
import { durationsOffered } from '@tomoguide/contract/guides/offered-sizes';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ChoiceChips } from '../choice-chips.tsx';
import { freeDays, startTimes } from '../queries.ts';
import type { FieldProblem, FormField } from '../refusal.ts';
import { DaySelect } from './day-select.tsx';
import { GroupSelect } from './group-select.tsx';
import { ServicePicker } from './service-picker.tsx';
import type { TourChoice, TourOffer } from './tour-choice.ts';
import type { TourErrors } from './tour-errors.ts';

interface Props {
  guideId: GuideId;
  offer: TourOffer;
  choice: TourChoice;
  /** Those to show by now. */
  problems: TourErrors;
  /** A field that the server refused. */
  refused: FieldProblem | null;
  onChange: (change: Partial<TourChoice>) => void;
}

const Starts = ({ guideId, offer, choice, problems, onChange }: Omit<Props, 'refused'>) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const starts = useQuery(startTimes(guideId, choice.date, choice.duration));
  if (choice.date === null) return null;
  if (starts.isPending) return <Skeleton className="h-20" />;
  const free = starts.data?.data ?? [];
  if (free.length === 0)
    return (
      <p role="alert" data-invalid className="text-seal-strong text-sm">
        {t('noStarts')}
      </p>
    );
  return (
    <ChoiceChips
      legend={t('start')}
      hint={t('startHint', { zone: formatZone(offer.timeZone, locale) })}
      error={problems.start ? t(problems.start) : undefined}
      columns="grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
      value={choice.start}
      onChange={(start) => onChange({ start })}
      choices={free.map(({ start, day }) => {
        const value = Temporal.Instant.from(start).toString();
        return {
          value,
          label: formatTime(value, offer.timeZone, locale),
          hint: day === choice.date ? undefined : formatShortDay(day, locale),
        };
      })}
    />
  );
};

/** Day, start, length, group and services, each limited to what the guide offers. */
export const TourFields = (props: Props) => {
  const { guideId, offer, choice, problems, refused, onChange } = props;
  const { t: errors } = useTranslation('errors');
  const refusal = (field: FormField) =>
    refused?.field === field ? errors(refused.code) : undefined;
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const days = useQuery(freeDays(guideId, choice.duration));
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={t('duration')} error={refusal('duration')}>
          {(field) => (
            <Select
              {...field}
              value={String(choice.duration)}
              onChange={(event) => onChange({ duration: Number(event.target.value) })}
            >
              {durationsOffered(offer).map((hours) => (
                <option key={hours} value={hours}>
                  {formatHours(hours, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <GroupSelect
          choice={choice}
          offer={offer}
          error={
            problems.travelers
              ? t(problems.travelers, { min: offer.minPeople, max: offer.maxPeople })
              : refusal('travelers')
          }
          onChange={(travelers) => onChange({ travelers })}
        />
        <DaySelect
          days={days.data?.data}
          value={choice.date}
          error={problems.date ? t(problems.date) : undefined}
          onChange={(date) => onChange({ date, start: null })}
        />
      </div>
      <Starts {...props} />
      <ServicePicker
        guideId={guideId}
        chosen={choice.services}
        error={refusal('services')}
        onToggle={(service, on) =>
          onChange({
            services: offer.services.filter((one) =>
              one === service ? on : choice.services.includes(one),
            ),
          })
        }
      />
    </div>
  );
};
