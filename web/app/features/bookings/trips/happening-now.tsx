import type { Booking } from '@tomoguide/contract/bookings/entities';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Whether a trip that is ahead waits for its traveler by now. */
export const isToStart = ({ tab, can }: Booking): boolean =>
  tab === 'upcoming' && can.includes('confirm_start');

/**
 * What happens today, above the first tab, which the specification fixes: nobody at the meeting point
 * has to look for it (docs/product/bookings.md, "Tabs").
 */
export const HappeningNow = ({ bookings }: { bookings: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-trips');
  const counts = [
    ['ongoing', bookings.filter(({ tab }) => tab === 'ongoing').length],
    ['upcoming', bookings.filter(isToStart).length],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('now.label')} className="grid gap-2">
      {shown.map(([tab, count]) => (
        <li key={tab}>
          <Link
            to={`/dashboard?tab=${tab}`}
            preventScrollReset
            className="flex min-h-12 items-center justify-between gap-3 rounded-2xl bg-action-soft px-5 py-2.5 font-semibold text-action no-underline hover:underline"
          >
            {t(`now.${tab}`, { count })}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
