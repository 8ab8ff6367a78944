import type { Booking } from '@tomoguide/contract/bookings/entities';
import { GROUP_PARTS, type GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { useTranslation } from '../../../translation/use-translation.ts';

/** A group by age, as text: '2 adults, 1 child'. */
export const useGroupWords = (): ((group: GroupComposition) => string) => {
  const { t } = useTranslation('bookings');
  return (group) =>
    GROUP_PARTS.filter((part) => group[part] > 0)
      .map((part) => t(`bookings.group.${part}`, { count: group[part] }))
      .join(t('bookings.group.join'));
};

type Grouped = Pick<Booking, 'travelers' | 'group' | 'occasion'>;

/** The size of the group and, if given, the ages and the occasion. */
export const GroupLine = ({ booking }: { booking: Grouped }) => {
  const { t } = useTranslation('trips', 'bookings');
  const wordsOf = useGroupWords();
  return (
    <>
      <p>{t('trips.people', { count: booking.travelers })}</p>
      {booking.group ? <p className="text-ink-soft text-sm">{wordsOf(booking.group)}</p> : null}
      {booking.occasion ? <p>{t(`bookings.occasion.${booking.occasion}`)}</p> : null}
    </>
  );
};
