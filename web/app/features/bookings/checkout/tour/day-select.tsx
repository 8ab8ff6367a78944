import { formatMonth, formatShortDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

interface Props {
  /** The free days, rising; undefined while they load. */
  days: readonly string[] | undefined;
  value: string | null;
  error: string | undefined;
  onChange: (day: string) => void;
}

const byMonth = (days: readonly string[]): [string, string[]][] => {
  const months = new Map<string, string[]>();
  for (const day of days) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months];
};

/** The free days as a list by months: only what can be booked can be chosen. */
export const DaySelect = ({ days, value, error, onChange }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const known = value !== null && (days?.includes(value) ?? false);
  return (
    <Field label={t('date')} error={error ?? (days?.length === 0 ? t('noFreeDays') : undefined)}>
      {(field) => (
        <Select
          {...field}
          value={known ? value : ''}
          disabled={!days || days.length === 0}
          onChange={(event) => onChange(event.target.value)}
        >
          {known ? null : <option value="">{t('chooseDate')}</option>}
          {byMonth(days ?? []).map(([month, list]) => (
            <optgroup key={month} label={formatMonth(Temporal.PlainYearMonth.from(month), locale)}>
              {list.map((day) => (
                <option key={day} value={day}>
                  {formatShortDay(day, locale)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
};
