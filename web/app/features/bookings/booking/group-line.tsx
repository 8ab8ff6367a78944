import type { Booking } from '@tomoguide/contract/bookings/entities';
import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { useTranslation } from '../../../translation/use-translation.ts';

/** For how many a tour is, and of which ages where that was said. */
export const GroupLine = ({ booking }: { booking: Pick<Booking, 'travelers' | 'group'> }) => {
  const { t } = useTranslation('bookings-trips');
  const { t: words } = useTranslation('bookings');
  const byAge = (group: GroupComposition) =>
    GROUP_PARTS.filter((part) => group[part] > 0)
      .map((part) => words(`group.${part}`, { count: group[part] }))
      .join(words('group.join'));
  return (
    <>
      <p>{t('people', { count: booking.travelers })}</p>
      {booking.group ? <p className="text-ink-soft text-sm">{byAge(booking.group)}</p> : null}
    </>
  );
};
