import { formatDay, formatShortDay } from '@tomoguide/contract/format';
import { LIMITED_WEEK_HOURS, WEEK_WARNING_HOURS } from '@tomoguide/contract/guides/figures';
import type { OwnWorkPermission } from '@tomoguide/contract/guides/work-permission';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';

type Hours = NonNullable<OwnWorkPermission['hours']>;

const toHours = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);

/** Warns the guide from 24 hours in seven days on. */
const Warning = ({ minutes }: { minutes: number }) => {
  const { t } = useTranslation('work-permission');
  if (minutes < WEEK_WARNING_HOURS * 60) return null;
  const isOver = minutes > LIMITED_WEEK_HOURS * 60;
  return (
    <p className="rounded-xl bg-warn-soft p-3 text-warn">
      {t(isOver ? 'work-permission.hours.over' : 'work-permission.hours.near')}
    </p>
  );
};

/** The hours of the guide's tours: the seven days with most, and each day. */
export const CountedHours = ({ hours: { days, fullest } }: { hours: Hours }) => {
  const { t } = useTranslation('work-permission');
  const locale = useLocale();
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold text-lg">{t('work-permission.hours.title')}</h2>
      <p className="text-pretty text-ink-soft text-sm">{t('work-permission.hours.lead')}</p>
      {fullest ? (
        <>
          <p className="tabular font-semibold">
            {t('work-permission.hours.fullest', {
              hours: toHours(fullest.minutes),
              max: String(LIMITED_WEEK_HOURS),
              from: formatShortDay(fullest.from, locale),
              to: formatShortDay(fullest.to, locale),
            })}
          </p>
          <Warning minutes={fullest.minutes} />
        </>
      ) : null}
      {days.length === 0 ? (
        <p>{t('work-permission.hours.none')}</p>
      ) : (
        <table className="tabular w-full max-w-md text-sm">
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="py-2 font-semibold">
                {t('work-permission.hours.day')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('work-permission.hours.counted')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, minutes, isHoliday }) => (
              <tr key={day} className="border-line border-b last:border-b-0">
                <td className="py-2">
                  {formatDay(day, locale)}
                  {isHoliday ? (
                    <span className="text-ink-soft"> · {t('work-permission.hours.holiday')}</span>
                  ) : null}
                </td>
                <td className="py-2 text-right">{toHours(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};
