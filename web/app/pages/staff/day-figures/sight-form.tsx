import type { SightFigure, StatedHours } from '@tomoguide/contract/catalog/day-figures';
import {
  findWrongHours,
  HOLIDAY_RULES,
  type HolidayRule,
} from '@tomoguide/contract/catalog/sight-bounds';
import { formatMinutes, getWeekdayName } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { CheckFields, type CheckValues } from './check-fields.tsx';
import { formatPeriods, parsePeriods } from './periods.ts';
import { useFigureForm } from './use-figure-form.ts';

interface Values extends CheckValues {
  opens: string;
  closes: string;
  lastAdmission: string;
  closedYearly: string;
  unclaimed: string;
  /** What applies on each weekday, from Monday; null if the sight is open. */
  weekdays: readonly (HolidayRule | null)[];
}
type Typed = Omit<Values, keyof CheckValues>;
type TextField = 'opens' | 'closes' | 'lastAdmission' | 'closedYearly' | 'unclaimed';

const DAY_MINUTES = 1440;
/** An example of periods, as they are typed. */
const EXAMPLE = '12-29..01-03';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const toTyped = ({ hours }: SightFigure): Typed => ({
  opens: formatMinutes(hours.opens),
  closes: formatMinutes(hours.closes),
  lastAdmission: hours.lastAdmission === null ? '' : formatMinutes(hours.lastAdmission),
  closedYearly: formatPeriods(hours.closedYearly),
  unclaimed: formatPeriods(hours.unclaimed),
  weekdays: WEEKDAYS.map(
    (weekday) =>
      hours.closedWeekdays.find((closed) => closed.weekday === weekday)?.onHoliday ?? null,
  ),
});

/** Returns a typed time as minutes after midnight; null if it is incomplete. */
const parseTime = (typed: string): number | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(typed) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : null;
};

/** Midnight at the end of a day is 24:00, which a time field calls 00:00. */
const parseEnd = (typed: string): number | null => {
  const minutes = parseTime(typed);
  return minutes === 0 ? DAY_MINUTES : minutes;
};

const parseHours = (typed: Typed): StatedHours => ({
  opens: parseTime(typed.opens) ?? 0,
  closes: parseEnd(typed.closes) ?? 0,
  lastAdmission: parseEnd(typed.lastAdmission),
  closedYearly: parsePeriods(typed.closedYearly) ?? [],
  unclaimed: parsePeriods(typed.unclaimed) ?? [],
  closedWeekdays: typed.weekdays.flatMap((onHoliday, index) =>
    onHoliday === null ? [] : [{ weekday: index + 1, onHoliday }],
  ),
});

/** The form for the hours of a sight. */
export const SightForm = ({ sight, onDone }: { sight: SightFigure; onDone: () => void }) => {
  const { t } = useTranslation('staff-day-figures');
  const locale = useLocale();
  const validate = (values: Values) => {
    const missing = t('staff-day-figures.form.timeMissing');
    const periodsWrong = t('staff-day-figures.form.periodsWrong', { example: EXAMPLE });
    const opens = parseTime(values.opens) === null ? missing : undefined;
    const closes = parseEnd(values.closes) === null ? missing : undefined;
    const wrong = opens || closes ? null : findWrongHours(parseHours(values));
    return {
      opens,
      closes: closes ?? (wrong === 'closes' ? t('staff-day-figures.form.closesWrong') : undefined),
      lastAdmission: wrong === 'lastAdmission' ? t('staff-day-figures.form.lastWrong') : undefined,
      closedYearly: parsePeriods(values.closedYearly) ? undefined : periodsWrong,
      unclaimed: parsePeriods(values.unclaimed) ? undefined : periodsWrong,
    };
  };
  const form = useFigureForm<Values, TextField>(sight, toTyped(sight), {
    validate,
    toChange: (values, check) => ({
      id: sight.id,
      version: sight.version,
      kind: 'sight',
      correction: { ...check, hours: parseHours(values) },
    }),
    onDone,
  });
  const { values, change, errors } = form;
  const setWeekday = (index: number, rule: HolidayRule | null) =>
    change({ weekdays: values.weekdays.with(index, rule) });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        {(['opens', 'closes', 'lastAdmission'] as const).map((name) => (
          <Field
            key={name}
            label={t(`staff-day-figures.form.${name}`)}
            note={name === 'lastAdmission' ? t('staff-day-figures.form.optional') : undefined}
            error={errors[name]}
          >
            {(field) => (
              <Input {...field} {...form.text(name)} autoFocus={name === 'opens'} type="time" />
            )}
          </Field>
        ))}
      </div>
      <Group label={t('staff-day-figures.form.weekdays')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {values.weekdays.map((rule, index) => {
            const name = getWeekdayName(index + 1, locale);
            return (
              <Field key={name} label={name}>
                {(field) => (
                  <Select
                    {...field}
                    value={rule ?? ''}
                    onChange={({ target }) =>
                      setWeekday(index, HOLIDAY_RULES.find((one) => one === target.value) ?? null)
                    }
                  >
                    <option value="">{t('staff-day-figures.form.weekday.none')}</option>
                    {HOLIDAY_RULES.map((one) => (
                      <option key={one} value={one}>
                        {t(`staff-day-figures.form.weekday.${one}`)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            );
          })}
        </div>
      </Group>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['closedYearly', 'unclaimed'] as const).map((name) => (
          <Field
            key={name}
            label={t(`staff-day-figures.form.${name}`)}
            note={t('staff-day-figures.form.optional')}
            hint={
              name === 'unclaimed'
                ? t('staff-day-figures.form.unclaimedHint')
                : t('staff-day-figures.form.periodsHint', { example: EXAMPLE })
            }
            error={errors[name]}
          >
            {(field) => (
              <Input {...field} {...form.text(name)} autoComplete="off" maxLength={200} />
            )}
          </Field>
        ))}
      </div>
      <CheckFields form={form} onCancel={onDone} />
    </form>
  );
};
