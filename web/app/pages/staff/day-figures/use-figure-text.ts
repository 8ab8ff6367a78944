import type { StatedHours } from '@tomoguide/contract/catalog/day-figures';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { formatEndOfHours, formatMinutes, getWeekdayName } from '@tomoguide/contract/format';
import { joinList } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { formatPeriods } from './periods.ts';
import type { Figure } from './queries.ts';

/** Returns functions that put figures into words. */
export const useFigureText = () => {
  const { t } = useTranslation('staff-day-figures');
  const locale = useLocale();

  const getHoursLines = (hours: StatedHours): string[] => {
    const { opens, closes, lastAdmission, closedWeekdays, closedYearly, unclaimed } = hours;
    const weekdays = closedWeekdays.map(({ weekday, onHoliday }) =>
      t(`staff-day-figures.closed.${onHoliday}`, { weekday: getWeekdayName(weekday, locale) }),
    );
    const times = [
      t('staff-day-figures.openFrom', {
        opens: formatMinutes(opens),
        closes: formatEndOfHours(closes, locale),
      }),
      ...(lastAdmission === null
        ? []
        : [t('staff-day-figures.last', { time: formatEndOfHours(lastAdmission, locale) })]),
    ];
    return [
      joinList(locale, times),
      weekdays.length === 0
        ? t('staff-day-figures.noClosedDay')
        : t('staff-day-figures.closedOn', { days: joinList(locale, weekdays) }),
      ...(closedYearly.length === 0
        ? []
        : [t('staff-day-figures.closedYearly', { days: formatPeriods(closedYearly) })]),
      ...(unclaimed.length === 0
        ? []
        : [t('staff-day-figures.unclaimed', { days: formatPeriods(unclaimed) })]),
    ];
  };

  const getMinutes = (minutes: number) => t('staff-day-figures.minutes', { minutes });
  return {
    /** The name of the sight, or of both areas of the ride. */
    getName: (figure: Figure): string =>
      'hours' in figure
        ? getLocalizedName(figure.name, locale)
        : t('staff-day-figures.route', {
            from: getLocalizedName(figure.from, locale),
            to: getLocalizedName(figure.to, locale),
          }),
    getLines: (figure: Figure): string[] =>
      'hours' in figure ? getHoursLines(figure.hours) : [getMinutes(figure.minutes)],
    /** What the site was shipped with, in one line. */
    getShipped: (figure: Figure): string =>
      'hours' in figure
        ? getHoursLines(figure.shippedHours).join(' · ')
        : getMinutes(figure.shippedMinutes),
  };
};
