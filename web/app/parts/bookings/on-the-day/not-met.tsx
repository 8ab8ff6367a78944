import { useQueryClient } from '@tanstack/react-query';
import { hasCalledTeam } from '@tomoguide/contract/bookings/day-marks';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useEffect } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { SupportLink } from '../../help/support/support-link.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { bookingKeys } from '../queries.ts';
import { getTourFacts } from '../start-code/saved-starts.ts';

/** How the two who have not met can reach each other, and the team. */
export const NotMet = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('on-the-day');
  const name = usePersonName()(getOtherName(booking));
  const phone = booking.dayPhones?.other ?? null;
  const isTeamCalled = hasCalledTeam(
    getTourFacts(booking),
    booking.dayMarks ?? [],
    booking.viewerIs,
  );
  // The page can be open since before the other's number could be shown.
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: bookingKeys.all });
  }, [client]);
  return (
    <div className="grid justify-items-start gap-1 rounded-xl bg-warn-soft px-4 py-3">
      <p className="font-semibold">{t('on-the-day.notMet')}</p>
      {phone === null ? (
        <p className="text-sm">{t('on-the-day.noPhone')}</p>
      ) : (
        <a href={`tel:${phone}`} className="tabular inline-flex min-h-11 items-center">
          {t('on-the-day.call', { name, phone })}
        </a>
      )}
      {isTeamCalled ? <p className="text-sm">{t('on-the-day.teamKnows')}</p> : null}
      <SupportLink topic="general" about={{ kind: 'booking', id: booking.id }} className="-ml-3">
        {t(isTeamCalled ? 'on-the-day.openChat' : 'on-the-day.team')}
      </SupportLink>
    </div>
  );
};
