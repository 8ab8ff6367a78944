import { formatZone } from '@tomoguide/contract/format';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Chosen } from './chosen.ts';
import { listEndOptions, parseTime } from './times.ts';
import type { Times, TourTime } from './use-times.ts';

interface Props {
  guides: readonly Chosen[];
  tour: TourTime;
  times: Times;
  startError: string | null;
  onDate: (date: string | null) => void;
  onChange: (change: Partial<TourTime>) => void;
}

/**
 * Returns the time zone that the guides share; null if they are in several zones, in which case the times
 * apply in each guide's own.
 */
const getZone = (guides: readonly Chosen[]): string | null => {
  const zones = new Set(guides.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? ([...zones][0] ?? null) : null;
};

/** The fields for the day, times and group size of the requested tour. */
export const TourFields = ({ guides, tour, times, startError, onDate, onChange }: Props) => {
  const { t } = useTranslation('direct-message');
  const locale = useLocale();
  const { date, start, end, travelers } = tour;
  const zone = getZone(guides);
  const most = Math.max(1, travelers, ...guides.map(({ maxPeople }) => maxPeople));
  const isOpen = date !== null && times.starts.length > 0;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField
        label={t('direct-message.date')}
        locale={locale}
        placeholder={t('direct-message.anyDate')}
        value={date}
        onChange={onDate}
        timeZone={zone ?? 'Asia/Tokyo'}
        daysAhead={DAYS_AHEAD}
      />
      <Field label={t('direct-message.travelers')}>
        {(field) => (
          <Select
            {...field}
            value={travelers}
            onChange={(event) => onChange({ travelers: Number(event.target.value) })}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {t('direct-message.people', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('direct-message.start')} error={startError ?? undefined}>
        {(field) => (
          <Select
            {...field}
            value={start ?? ''}
            disabled={!isOpen}
            onChange={(event) => onChange({ start: event.target.value })}
          >
            <option value="" disabled>
              –
            </option>
            {times.starts.map(({ time, free }) => (
              <option key={time} value={time}>
                {guides.length > 1
                  ? t('direct-message.time', { time, free, all: guides.length })
                  : time}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('direct-message.end')}>
        {(field) => (
          <Select
            {...field}
            value={end ?? ''}
            disabled={!isOpen || start === null}
            onChange={(event) => onChange({ end: event.target.value })}
          >
            <option value="" disabled>
              –
            </option>
            {start === null
              ? null
              : listEndOptions(start, guides).map((time) => (
                  <option key={time} value={time}>
                    {parseTime(time) <= parseTime(start)
                      ? t('direct-message.nextDay', { time })
                      : time}
                  </option>
                ))}
          </Select>
        )}
      </Field>
      {zone ? (
        <p className="text-ink-soft text-sm sm:col-span-2">
          {t('direct-message.clock', { zone: formatZone(zone, locale) })}
        </p>
      ) : null}
    </div>
  );
};
