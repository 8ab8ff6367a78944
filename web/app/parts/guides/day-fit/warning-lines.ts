import type { DayWarning } from '@tomoguide/contract/catalog/entities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import {
  formatDate,
  formatDuration,
  formatMinutes,
  formatShortDay,
} from '@tomoguide/contract/format';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { joinList } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { Day } from './day-stops.ts';

/** A warning in words: the reason, and how to mend it. */
export interface WarningLine {
  readonly key: string;
  readonly reason: string;
  readonly mend: string;
}

/** Returns a function that puts the warnings about a day in words. */
export const useWarningLines = (day: Day): ((warning: DayWarning) => WarningLine) => {
  const { t } = useTranslation('day-fit');
  const locale = useLocale();
  const length = (minutes: number) => formatDuration(minutes, locale);
  const getTitle = (stop: number) => day.stops[stop]?.title ?? '';

  const toLongLine = (warning: DayWarning & { kind: 'too_long' }): [string, string] => {
    const { neededMinutes, minutes, longestRoute, leaveOut, enoughMinutes } = warning;
    const needed = { needed: length(neededMinutes), length: length(minutes) };
    const route = longestRoute && {
      from: getTitle(longestRoute.from),
      to: getTitle(longestRoute.to),
      route: length(longestRoute.minutes),
    };
    const enough = length(enoughMinutes);
    return [
      [t('day-fit.tooLong', needed), route ? t('day-fit.route', route) : ''].join(' ').trim(),
      leaveOut === null
        ? t('day-fit.longer', { enough })
        : t('day-fit.leaveOut', { stop: getTitle(leaveOut), enough }),
    ];
  };

  const toLine = (warning: DayWarning): [string, string] => {
    if (warning.kind === 'too_long') return toLongLine(warning);
    const sight = getLocalizedName(warning.sight, locale);
    if (warning.kind === 'closed') {
      const { reason, openDay } = warning;
      return [
        t(`day-fit.closed.${reason}`, { sight, day: formatShortDay(day.day, locale) }),
        openDay === null
          ? t('day-fit.otherDay')
          : t('day-fit.openDay', { day: formatShortDay(openDay, locale) }),
      ];
    }
    if (warning.kind === 'closed_weekly') {
      const names = warning.weekdays.flatMap(
        (weekday) => LANGUAGES[locale].longWeekdays[weekday - 1] ?? [],
      );
      return [t('day-fit.weekly', { sight, weekdays: joinList(locale, names) }), ''];
    }
    const time = formatMinutes(warning.arrives);
    const start = warning.startMinute === null ? null : formatMinutes(warning.startMinute);
    if (warning.kind === 'too_late') {
      return [
        t('day-fit.tooLate', { sight, time, last: formatMinutes(warning.last) }),
        start === null ? t('day-fit.sooner') : t('day-fit.startEarlier', { time: start }),
      ];
    }
    return [
      t('day-fit.tooEarly', { sight, time, opens: formatMinutes(warning.opens) }),
      start === null ? t('day-fit.later') : t('day-fit.startLater', { time: start }),
    ];
  };

  return (warning) => {
    const [reason, mend] = toLine(warning);
    const { checkedOn } = warning;
    const checked =
      checkedOn === null ? '' : t('day-fit.checkedOn', { day: formatDate(checkedOn, locale) });
    const key =
      warning.kind === 'too_long'
        ? warning.kind
        : `${warning.kind} ${warning.stop} ${warning.sight.id}`;
    return { key, reason, mend: [mend, checked].join(' ').trim() };
  };
};
