import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Link } from 'react-router';
import { listNeedy } from '../../parts/bookings/change/open-proposal.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ChevronRight } from '../../ui/icons.ts';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';

/** Returns whether an upcoming trip is waiting for the traveler to confirm the start. */
export const awaitsStartConfirmation = ({ tab, can }: Booking): boolean =>
  tab === 'upcoming' && can.includes('confirm_start');

/**
 * Returns whether a tour is today in the guide's time zone. Not derived from `can`, because a start can
 * also be confirmed on the evening before and the day after.
 */
const isTodaysTour = ({ daysAway }: Booking): boolean => daysAway === 0;

/**
 * Shows what is happening now above the tabs, whose order the specification fixes, so that a traveler at
 * the meeting point finds it immediately (docs/product/bookings.md, "Tabs").
 */
export const HappeningNow = ({ bookings }: { bookings: readonly Booking[] }) => {
  const { t } = useTranslation('trips');
  const toStart = bookings.filter(awaitsStartConfirmation);
  const today = toStart.filter(isTodaysTour).length;
  const needy = listNeedy(bookings);
  const counts = [
    ['ongoing', '?tab=ongoing', bookings.filter(({ tab }) => tab === 'ongoing').length],
    ['upcoming', '?tab=upcoming', today],
    ['unconfirmed', '?tab=upcoming', toStart.length - today],
    // Opens the card with the earliest deadline.
    ['changes', `#${needy[0]?.bookingNumber}`, needy.length],
  ] as const;
  const shown = counts.filter(([, , count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <ul ref={restoresFocusOnRemoval} aria-label={t('trips.now.label')} className="grid gap-2">
      {shown.map(([words, to, count]) => (
        <li key={words}>
          <Link
            to={`/dashboard${to}`}
            preventScrollReset
            className="flex min-h-12 items-center justify-between gap-3 rounded-2xl bg-action-soft px-5 py-2.5 font-semibold text-action no-underline hover:underline"
          >
            {t(`trips.now.${words}`, { count })}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
