import { formatSpokenDay, formatTime, formatWorkingHours } from '@tomoguide/contract/format';
import { joinList } from '@tomoguide/contract/translate';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import type { CalendarTour, OwnDay } from './own-days.ts';

interface Facts {
  day: string;
  own: OwnDay;
  tours: readonly CalendarTour[];
  isBusy: boolean;
  isPast: boolean;
  isEnded: boolean;
  timeZone: string;
}

/** Returns a day of the guide's calendar as text, with everything that its cell in the month shows. */
export const useDayText = ({
  day,
  own,
  tours,
  isBusy,
  isPast,
  isEnded,
  timeZone,
}: Facts): string => {
  const { t } = useTranslation('calendar');
  const locale = useLocale();
  const formatName = usePersonName();
  const hours =
    own.hours.length > 0
      ? joinList(
          locale,
          own.hours.map((each) => formatWorkingHours(each, locale)),
        )
      : t(own.state === 'closed' ? 'calendar.month.closed' : 'calendar.month.off');
  const tourText = ({ start, traveler, travelers, agreed }: CalendarTour): string => {
    const tour = t('calendar.month.tour', {
      time: formatTime(start, timeZone, locale),
      name: formatName(traveler),
      count: travelers,
    });
    return agreed ? tour : t('calendar.month.notAgreed', { tour });
  };
  const words = {
    day: formatSpokenDay(day, locale),
    state: isPast ? t('calendar.month.over') : isEnded ? t('calendar.month.ended') : hours,
  };
  const label =
    tours.length > 0
      ? t('calendar.month.dayWithTours', {
          ...words,
          count: tours.length,
          tours: tours.map(tourText).join(t('calendar.month.between')),
        })
      : t('calendar.month.day', words);
  return isBusy ? label + t('calendar.month.busy') : label;
};
