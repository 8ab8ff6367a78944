import type { Booking } from '@tomoguide/contract/bookings/entities';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { MessageIconLink } from '../../messaging/message-link.tsx';

/** Who booked, all a guide sees of a traveler, with the number that letters name. */
export const TravelerLine = ({
  booking: { traveler, bookingNumber },
}: {
  booking: Pick<Booking, 'traveler' | 'bookingNumber'>;
}) => {
  const name = usePersonName()(traveler.nickname);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={traveler.profilePicture} size={48} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold text-lg leading-snug">{name}</h3>
        <p className="tabular text-ink-soft text-sm">{bookingNumber}</p>
      </div>
      <MessageIconLink with={{ travelerId: traveler.id }} name={name} className="ml-auto" />
    </div>
  );
};
