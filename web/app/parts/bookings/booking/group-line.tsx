import type { Booking } from '@tomoguide/contract/bookings/entities';
import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Returns a function that formats a group by age: '2 adults, 1 child'. */
export const useGroupText = (): ((group: GroupComposition) => string) => {
  const { t } = useTranslation('bookings');
  return (group) =>
    GROUP_PARTS.filter((part) => group[part] > 0)
      .map((part) => t(`bookings.group.${part}`, { count: group[part] }))
      .join(t('bookings.group.join'));
};

/** Shows the group size and, if given, the ages. */
export const GroupLine = ({ booking }: { booking: Pick<Booking, 'travelers' | 'group'> }) => {
  const { t } = useTranslation('trips');
  const wordsOf = useGroupText();
  return (
    <>
      <p>{t('trips.people', { count: booking.travelers })}</p>
      {booking.group ? <p className="text-ink-soft text-sm">{wordsOf(booking.group)}</p> : null}
    </>
  );
};
