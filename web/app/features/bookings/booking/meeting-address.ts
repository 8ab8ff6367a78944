import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatPostalCode } from '@tomoguide/contract/format';

/** The meeting point in one line, its postal code first. */
export const meetingAddress = ({
  meetingAddress: address,
  meetingPostalCode: code,
}: Pick<Booking, 'meetingAddress' | 'meetingPostalCode'>): string =>
  code ? `${formatPostalCode(code)} ${address}` : address;
