import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { formatInstantWithZone, formatMeetingPlace } from '@tomoguide/contract/format';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { DayMarks } from '../on-the-day/day-marks.tsx';
import { EntryState } from './entry-state.tsx';
import { useSavedBookings } from './saved-starts.ts';
import { preloadStartCodes, StartCodeButton } from './start-code-button.tsx';

/** The tours that start soon, as stored on this phone. Shown if the list itself cannot be loaded. */
export const SavedStartsList = ({ side }: { side: Party }) => {
  const { t } = useTranslation('start-code');
  const locale = useLocale();
  const bookings = useSavedBookings(useSession()?.user.id, side);
  const count = bookings.length;
  useEffect(() => {
    if (count > 0) preloadStartCodes();
  }, [count]);
  if (count === 0) return null;
  return (
    <section className="mt-6 grid gap-3">
      <h2 className="font-bold text-xl">{t('start-code.saved')}</h2>
      <p className="max-w-prose text-ink-soft">{t('start-code.savedHint')}</p>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Card className="grid gap-3">
              <div>
                <h3 className="wrap-anywhere font-semibold">{getOtherName(booking)}</h3>
                <p className="tabular">
                  {formatInstantWithZone(booking.scheduledStartTime, booking.timeZone, locale)}
                </p>
                <p className="wrap-anywhere text-ink-soft">{formatMeetingPlace(booking)}</p>
              </div>
              <EntryState booking={booking} />
              <div>
                <StartCodeButton booking={booking} />
              </div>
              <DayMarks booking={booking} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
};
