import { formatDay } from '@tomoguide/contract/format';
import type { RequestedTour } from '@tomoguide/contract/messaging/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { CalendarDays } from '../../../ui/icons.ts';

/** Shown above the text of a message to several guides: the requested tour, in the guide's time zone. */
export const RequestedTourLine = ({ requestedTour }: { requestedTour: RequestedTour }) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const { date, startTime: start, endTime: end, travelers } = requestedTour;
  return (
    <span className="tabular mb-1.5 flex items-start gap-2 border-current/25 border-b pb-1.5 font-semibold text-sm">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('messaging.wish', { day: formatDay(date, locale), start, end, count: travelers })}
      </span>
    </span>
  );
};
